import type { Work } from "../work/work-context.tsx";

/** Saves without waiting for a moment of rest, and says so once it is done. */
export async function saveNow({ store, announcer, words }: Work): Promise<void> {
	if (await store.flush()) announcer.say(words.panels.saved.saved);
}
