import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { LibraryPatch, RefusedSetting } from "#lib/draft/library-field.ts";

/** What became of what was sent last: what was not taken, and where it is to be said. */
export type Left = { unsaved: string[]; refused: RefusedSetting[] };

/** What of a field is not saved. */
export type Unsaved = {
	set: LibraryPatch;
	refused: readonly RefusedSetting[];
	phase: "waiting" | "saving" | "refused" | "failed";
	/** Why nothing could be saved, in words for people; null: it could. */
	problem: string | null;
};

export type SaverOptions = {
	/** @throws whatever, when nobody answers */
	save: (input: { customFieldId: string; set: LibraryPatch }) => Promise<ActionAnswer<Left>>;
	/** Says so. */
	unreachable: string;
	/** Calls later; what is returned keeps it from being called. */
	wait: (run: () => void, delayMs: number) => () => void;
	get: (id: string) => Unsaved | undefined;
	/** @param unsaved null: everything of the field is saved */
	put: (id: string, unsaved: Unsaved | null) => void;
};

/** So long nothing is typed before it is saved. */
const PAUSE_MS = 600;
const TRY_AGAIN_MS = 5_000;

/**
 * Saves fields a while after they were changed, one call of a field after the other. What is refused stays as it was
 * typed and is sent again with the next change, since it may be right by then; what nobody answered is tried again, and
 * nothing else: the same would be answered.
 */
export function createSaver({ save, unreachable, wait, get, put }: SaverOptions) {
	const waiting = new Map<string, () => void>();
	function drop(id: string): void {
		waiting.get(id)?.();
		waiting.delete(id);
	}
	function schedule(id: string, delayMs = PAUSE_MS): void {
		drop(id);
		waiting.set(
			id,
			wait(() => void send(id), delayMs),
		);
	}
	async function send(id: string): Promise<void> {
		drop(id);
		const before = get(id);
		// One after the other: what was typed last is what counts.
		if (!before || before.phase === "saving") return;
		put(id, { ...before, phase: "saving" });
		const answer = await save({ customFieldId: id, set: before.set }).catch(() => null);
		const now = get(id);
		if (!now) return;
		if (!answer?.ok) {
			put(id, { ...now, phase: "failed", problem: answer?.message ?? unreachable });
			if (!answer) schedule(id, TRY_AGAIN_MS);
			else if (now.set !== before.set) schedule(id);
			return;
		}
		const left = leftOf(before.set, now.set, answer.value);
		put(id, left);
		if (left?.phase === "waiting") schedule(id);
	}
	return { schedule, send, drop };
}

/** What of a field is not saved when an answer comes: what was refused, and what was typed meanwhile. */
function leftOf(sent: LibraryPatch, now: LibraryPatch, { unsaved, refused }: Left): Unsaved | null {
	const before: Readonly<Record<string, unknown>> = sent;
	const open = Object.entries(now).filter(([key, value]) => unsaved.includes(key) || before[key] !== value);
	if (open.length === 0) return null;
	const set = Object.fromEntries(open) as LibraryPatch;
	return { set, refused, phase: now === sent ? "refused" : "waiting", problem: null };
}
