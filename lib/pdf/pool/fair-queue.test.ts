import { expect, it } from "vitest";
import type { Requester } from "#lib/pdf/tasks.ts";
import { FairQueue } from "./fair-queue.ts";
import type { PdfTaskName } from "./protocol.ts";

function queueOf(...tasks: [PdfTaskName, number, Requester?][]) {
	const queue = new FairQueue<{ name: PdfTaskName; requester: Requester; id: number }>();
	for (const [name, id, requester = "sender"] of tasks) queue.add({ name, requester, id });
	return queue;
}

const always = () => true;

function takeAll(queue: ReturnType<typeof queueOf>) {
	return Array.from({ length: queue.size }, () => queue.take(always)?.id);
}

it("takes kinds in turn and each kind in order of arrival", () => {
	const queue = queueOf(["render", 1], ["render", 2], ["render", 3], ["intake", 4], ["intake", 5], ["seal", 6]);
	expect(takeAll(queue)).toEqual([1, 4, 6, 2, 5, 3]);
	expect(queue.size).toBe(0);
});

it("serves requesters of one kind in turn, and counts them separately", () => {
	const queue = queueOf(["render", 1, "link"], ["render", 2, "link"], ["render", 3, "sender"]);
	expect([queue.sizeFor("link"), queue.sizeFor("sender"), queue.sizeFor("job")]).toEqual([2, 1, 0]);
	expect(takeAll(queue)).toEqual([1, 3, 2]);
});

it("passes over a kind that may not run now, and keeps it", () => {
	const queue = queueOf(["render", 1], ["intake", 2]);
	expect(queue.take(({ name }) => name !== "render")?.id).toBe(2);
	expect(queue.take(({ name }) => name !== "render")).toBeUndefined();
	expect(queue.take(always)?.id).toBe(1);
});

it("gives everything back when it is emptied", () => {
	const queue = queueOf(["render", 1], ["intake", 2]);
	expect(queue.drain().map((task) => task.id)).toEqual([1, 2]);
	expect(queue.size).toBe(0);
});
