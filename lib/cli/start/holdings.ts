import type { ChildProcess } from "node:child_process";
import type { HeldJob } from "#lib/queue/held-jobs.ts";
import type { FromChild } from "./messages.ts";

/** What a program's processes hold, one after another. */
type Holdings = {
	/** Notes from now on what this process takes and leaves; those before it are dead. */
	follow(child: ChildProcess): {
		/** What those before it left behind; their last words may come after their end. */
		abandoned(): HeldJob[];
		/** This process has been told. */
		forget(): void;
	};
};

/** @param first the first process, which has left nothing yet */
export function holdings(first: ChildProcess): Holdings {
	let all = [heldBy(first)];
	return {
		follow(child) {
			const before = all;
			all = [...before, heldBy(child)];
			return {
				abandoned: () => before.flatMap((jobs) => [...jobs.values()]),
				forget() {
					all = all.filter((jobs) => !before.includes(jobs));
				},
			};
		},
	};
}

function heldBy(child: ChildProcess): Map<string, HeldJob> {
	const jobs = new Map<string, HeldJob>();
	child.on("message", (message: FromChild) => {
		if (message.type === "took") jobs.set(message.job.id, message.job);
		if (message.type === "left") jobs.delete(message.job.id);
	});
	return jobs;
}
