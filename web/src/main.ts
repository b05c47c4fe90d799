import { mount } from "svelte";
import App from "./shell/App.svelte";
import "./ui/index.css";

mount(App, { target: document.getElementById("app")! });
