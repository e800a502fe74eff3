import type { ChildProcess } from "node:child_process";
import { EventEmitter } from "node:events";
import { expect, it } from "vitest";
import type { HeldJob } from "#lib/queue/held-jobs.ts";
import { holdings } from "./holdings.ts";

const process = () => new EventEmitter() as ChildProcess;
const job = (id: string): HeldJob => ({ name: "mail", id, retryCount: 0 });
const say = (child: ChildProcess, type: "took" | "left", id: string) => child.emit("message", { type, job: job(id) });

it("knows what the dead left behind, also of those that died before they were told, until one has been told", () => {
	const [first, second, third, fourth] = [process(), process(), process(), process()];
	const held = holdings(first);
	for (const id of ["a", "b"]) say(first, "took", id);
	say(first, "left", "a");
	const atSecond = held.follow(second);
	say(first, "took", "c");
	expect(atSecond.abandoned()).toEqual([job("b"), job("c")]);
	say(second, "took", "d");
	const atThird = held.follow(third);
	expect(atThird.abandoned()).toEqual([job("b"), job("c"), job("d")]);
	atThird.forget();
	say(third, "took", "e");
	expect(held.follow(fourth).abandoned()).toEqual([job("e")]);
});
