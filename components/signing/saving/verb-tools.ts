import type { SigningView } from "#lib/contract/signing/signing-page.ts";
import type { SigningMessages } from "#lib/i18n/signing/signing-messages.ts";
import type { FieldState } from "../state/field-state.ts";
import type { SigningStore } from "../state/signing-store.ts";
import { busyText } from "./busy-text.ts";
import type { Adoption } from "./kept-entries.ts";
import type { SaveQueue } from "./save-queue.ts";
import type { CallResult, SigningClient } from "./signing-client.ts";

/** What verbs work with. */
export type VerbTools = {
	view: SigningView;
	messages: SigningMessages;
	locale: string;
	senderName: string;
	store: SigningStore;
	client: SigningClient;
	queue: SaveQueue;
	/** Says something aloud and shows it for a while. */
	tell(text: string, tone: "good" | "warn" | "bad"): void;
	/** Only aloud. */
	announce(text: string): void;
	reload(): void;
	/** The same when the document or the page is out of date: entries not stored yet are restored afterwards. */
	reloadForState(adoption?: Adoption): void;
	/** The person is done here: on to where the link leads, or to the page's next state. */
	leave(after: "finishing" | "declining"): void;
	isCompact(): boolean;
};

/** A field as it stands now. */
export function fieldOf({ store }: VerbTools, fieldId: string): FieldState | undefined {
	return store.getState().fields.find((one) => one.field.id === fieldId);
}

/** Words for a call that did not work; the page itself is loaded again when the document has moved on. */
export function explain<T>(tools: VerbTools, result: CallResult<T>): CallResult<T> {
	const { errors } = tools.messages;
	if (result.ok || result.reason === "refused") return result;
	if (result.reason === "state") tools.reloadForState();
	else if (result.reason === "corrected") tools.store.dispatch({ type: "corrected" });
	else if (result.code === "Unavailable") tools.tell(errors.serverBusy, "warn");
	else tools.tell(result.reason === "busy" ? busyText(tools, result.retryAfterMs) : errors.failed, "bad");
	return result;
}
