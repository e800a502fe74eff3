import { perProcess } from "./per-process.ts";

const works = () => perProcess("before-end", () => new Map<string, () => Promise<void>>());

/** Names what is still to be done when the process is stopped in order; once for each name. */
export function beforeEnd(name: string, work: () => Promise<void>): void {
	if (!works().has(name)) works().set(name, work);
}

/** Does it. What fails is not done. */
export async function finishBeforeEnd(): Promise<void> {
	await Promise.allSettled([...works().values()].map((work) => work()));
}
