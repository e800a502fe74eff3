import type { EditorSubject } from "#components/editor/work/subject.ts";
import type { StepsAnswer } from "#lib/draft/draft-step.ts";
import { BrowserJournal } from "./browser-journal.ts";
import { createDeskStore } from "./create-editor-store.ts";
import { browserClock } from "./editor-clock.ts";
import type { DeskCore, DeskCoreOptions } from "./editor-core.ts";
import type { DeskStore } from "./editor-store.ts";
import { httpTransport } from "./http-transport.ts";
import { makeId } from "./make-id.ts";

type OpenDeskOptions = Pick<DeskCoreOptions, "whyNot" | "isSandbox" | "defaults"> & {
	subject: EditorSubject;
	userId: string;
	initial: Pick<StepsAnswer, "version" | "state">;
};

/** How often one looks for what others did while the page is in sight. */
const LOOK_MS = 15_000;
/** What browsers carry after the page is gone: 64 KB, headers aside. */
const MAX_LEAVING_BYTES = 60_000;

/**
 * The store of a desk with the browser around it: connection, other tabs, leaving and coming back.
 * @returns the store, and `watch`, which begins to listen and returns what ends it
 */
export function openDesk(options: OpenDeskOptions): { store: DeskStore; watch(): () => void } {
	const { subject, userId, isSandbox, defaults, initial, whyNot } = options;
	const clientId = makeId();
	// The server draws the page as well, and has neither.
	const isBrowser = typeof window !== "undefined";
	const journal = isBrowser ? new BrowserJournal([userId, subject.id, clientId]) : null;
	let tabs: BroadcastChannel | null = null;
	const store = createDeskStore({
		userId,
		clientId,
		isSandbox,
		...(defaults ? { defaults } : {}),
		initial,
		...(whyNot ? { whyNot } : {}),
		transport: httpTransport(subject),
		journal,
		clock: browserClock,
		makeId,
		announce: (version) => tabs?.postMessage(version),
	});
	const watch = () => {
		tabs = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(`signet-desk ${subject.id}`);
		if (tabs) tabs.onmessage = ({ data }) => hear(store, data);
		const release = journal?.hold();
		const endListening = listen(store, store.core);
		return () => {
			endListening();
			tabs?.close();
			// The page goes on without the desk: what is not saved yet still is.
			void store.flush().then(release);
		};
	};
	return { store, watch };
}

/** Another tab says up to which version the server is. */
function hear(store: DeskStore, version: unknown): void {
	if (typeof version === "number" && version > store.getSnapshot().version) void store.refresh();
}

function listen(store: DeskStore, core: DeskCore): () => void {
	const ended = new AbortController();
	const on = (target: EventTarget, name: string, run: (event: Event) => void) =>
		target.addEventListener(name, run, { signal: ended.signal });
	// What is being sent is told by the answer to that: whoever looks meanwhile hears of a draft that is gone.
	const look = () => {
		if (document.visibilityState === "visible" && !store.getSnapshot().isSending) void store.refresh();
	};
	on(window, "online", () => void store.refresh());
	on(window, "offline", () => core.saver.noteOffline());
	on(window, "focus", look);
	on(window, "pageshow", look);
	on(document, "visibilitychange", () => (document.visibilityState === "visible" ? look() : leave(core)));
	on(window, "pagehide", () => leave(core));
	on(window, "beforeunload", (event) => {
		if (core.unsaved() !== null && leavingBody(core) === null) event.preventDefault();
	});
	const timer = setInterval(look, LOOK_MS);
	return () => {
		ended.abort();
		clearInterval(timer);
	};
}

/** What can still be saved as the page goes; null: nothing, or too much for it. */
function leavingBody(core: DeskCore) {
	const unsaved = core.unsaved();
	const isSmall = unsaved !== null && new TextEncoder().encode(JSON.stringify(unsaved)).length <= MAX_LEAVING_BYTES;
	return isSmall ? unsaved : null;
}

function leave(core: DeskCore): void {
	const body = leavingBody(core);
	if (body) core.transport.postStepsLeaving(body);
}
