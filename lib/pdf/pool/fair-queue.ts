import type { Requester } from "#lib/pdf/tasks.ts";
import type { PdfTaskName } from "./protocol.ts";

type Queued = { name: PdfTaskName; requester: Requester };

/**
 * Waiting tasks in one line per kind of task and requester, served in turn and in order of arrival, so that a
 * burst of one kind (pages to draw) does not hold up another (uploads that senders wait for).
 */
export class FairQueue<T extends Queued> {
	#lines = new Map<string, T[]>();

	get size(): number {
		return this.#all().length;
	}

	/** Number of a requester’s waiting tasks. */
	sizeFor(requester: Requester): number {
		return this.#all().filter((task) => task.requester === requester).length;
	}

	add(task: T): void {
		const key = `${task.requester} ${task.name}`;
		const line = this.#lines.get(key);
		if (line) line.push(task);
		else this.#lines.set(key, [task]);
	}

	/** The next task of a line that `mayRun` allows, or undefined. */
	take(mayRun: (task: Queued) => boolean): T | undefined {
		for (const [key, line] of this.#lines) {
			const [first] = line;
			if (first && !mayRun(first)) continue;
			const task = line.shift();
			// The served line moves to the end of the round.
			this.#lines.delete(key);
			if (line.length > 0) this.#lines.set(key, line);
			if (task) return task;
		}
		return undefined;
	}

	/** Empties the queue and returns what was in it. */
	drain(): T[] {
		const tasks = this.#all();
		this.#lines.clear();
		return tasks;
	}

	#all(): T[] {
		return [...this.#lines.values()].flat();
	}
}
