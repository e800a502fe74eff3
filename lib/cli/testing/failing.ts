import { setImmediate as settle } from "node:timers/promises";
import { uncaughtErrors, watchUncaughtErrors } from "../uncaught-errors.ts";

// A process of the given kind with two uncaught errors, which a framework would print.
watchUncaughtErrors(process.argv[2] === "web" ? "web" : "worker");
process.on("uncaughtException", () => process.stdout.write("framework\n"));
await settle();
void Promise.reject(new Error("first"));
await settle();
setImmediate(() => {
	throw new Error("second");
});
await settle();
await settle();
process.stdout.write(`counted ${uncaughtErrors()}\n`);
