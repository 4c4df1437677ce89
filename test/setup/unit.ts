import { guardConsole } from "./runtime/console-guard.ts";

guardConsole();
