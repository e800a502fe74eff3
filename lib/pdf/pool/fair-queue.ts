import type { PdfTaskName } from "./protocol.ts";

/**
 * Waiting tasks, taken in turn by kind of task and in order of arrival within a kind, so that a
 * burst of one kind (pages to draw) does not hold up another (uploads somebody waits for).
 */
export class FairQueue<T extends { name: PdfTaskName }> {
	#lines = new Map<PdfTaskName, T[]>();
	#size = 0;

	get size(): number {
		return this.#size;
	}

	add(task: T): void {
		const line = this.#lines.get(task.name);
		if (line) line.push(task);
		else this.#lines.set(task.name, [task]);
		this.#size += 1;
	}

	/** The next task of a kind that `mayRun` allows, or undefined. */
	take(mayRun: (name: PdfTaskName) => boolean): T | undefined {
		for (const [name, line] of this.#lines) {
			if (!mayRun(name)) continue;
			const task = line.shift();
			// Taken kinds go to the end of the round.
			this.#lines.delete(name);
			if (line.length > 0) this.#lines.set(name, line);
			if (task) {
				this.#size -= 1;
				return task;
			}
		}
		return undefined;
	}

	/** Empties the queue and returns what was in it. */
	drain(): T[] {
		const tasks = [...this.#lines.values()].flat();
		this.#lines.clear();
		this.#size = 0;
		return tasks;
	}
}
