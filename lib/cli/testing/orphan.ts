import { setImmediate } from "node:timers/promises";
import { runChild, tell } from "../child-process.ts";

/** A child that has something to tell while it stops, as a worker has whose jobs end. */
await runChild(async () => {
	const busy = setInterval(() => undefined, 60_000);
	return async () => {
		tell({ type: "loaded" });
		await setImmediate();
		clearInterval(busy);
	};
});
