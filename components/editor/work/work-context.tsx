"use client";

import { createContext, type ReactNode, useContext, useMemo, useState, useSyncExternalStore } from "react";
import { useDeskFacts } from "#components/editor/panels/editor-facts.tsx";
import { type Desk, useDeskItself } from "#components/editor/state/editor-context.tsx";
import { createListeners } from "#components/ui/listeners.ts";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import type { DeskFacts } from "#lib/draft/editor-facts.ts";
import type { Messages } from "#lib/i18n/generated/messages.d.ts";
import type { CatalogueLocale } from "#lib/i18n/locales.ts";
import { createOverlayStore, type OverlayStore } from "../paper/overlay-store.ts";
import type { PaperHandle } from "../paper/paper-handle.ts";
import { createProposals, type ProposalStore } from "../proposals/proposal-store.ts";
import type { DraftVerbs, OwnDraftVerbs } from "./draft-verbs.ts";
import { createShell, type Shell, type ShellStore } from "./shell-store.ts";
import type { EditorSubject } from "./subject.ts";
import { useDraftVerbs } from "./use-draft-verbs.ts";

/** What is said while something is going on waits until it rests. */
const REST_MS = 400;

type Announcer = {
	/** Says something politely once nothing else has been said for a moment; the last word counts. */
	say(text: string): void;
	/** The element that is read out. */
	region: { current: HTMLElement | null };
};

/** Speaks to those who do not see what moves. */
function createAnnouncer(): Announcer {
	const region: Announcer["region"] = { current: null };
	let timer = 0;
	return {
		region,
		say(text) {
			window.clearTimeout(timer);
			timer = window.setTimeout(() => {
				// The same sentence twice is said twice.
				if (region.current) region.current.textContent = region.current.textContent === text ? `${text} ` : text;
			}, REST_MS);
		},
	};
}

/** All that an action of the desk may need. It stays the same object. */
export type Work = Desk & {
	facts: DeskFacts;
	/** What is edited. */
	subject: EditorSubject;
	/** The draft as a whole, on the server; null: it is a template’s. */
	draft: OwnDraftVerbs | null;
	shell: ShellStore;
	overlay: OverlayStore;
	announcer: Announcer;
	/** What was found in the files and could be fields. */
	proposals: ProposalStore;
	words: Messages["editor"];
	/** What each type of field is called. */
	types: Messages["field-settings"]["types"];
	locale: CatalogueLocale;
	/** How large the pages are shown; 1: a pixel of 96 dpi is one of the screen's. */
	zoom: { get(): number; set(zoom: number): void; subscribe(listener: () => void): () => void };
	/** The paper on the screen; null before it is there. */
	paper: { current: PaperHandle | null };
};

const WorkContext = createContext<Work | null>(null);

type ProviderProps = { subject: EditorSubject; verbs: DraftVerbs | null; children: ReactNode };

/** Gives everything below it what the actions need. */
export function WorkProvider({ subject, verbs, children }: ProviderProps) {
	const desk = useDeskItself();
	const draft = useDraftVerbs(subject.id, desk.store, verbs);
	const facts = useDeskFacts();
	const words = useWords("editor");
	const { types } = useWords("fieldSettings");
	const locale = useWordsLocale();
	const [own] = useState(() => ({
		shell: createShell(),
		overlay: createOverlayStore(),
		announcer: createAnnouncer(),
		proposals: createProposals(),
		zoom: createZoom(),
		paper: { current: null as PaperHandle | null },
	}));
	const work = useMemo(
		() => ({ ...desk, ...own, subject, draft, facts, words, types, locale }),
		[desk, own, subject, draft, facts, words, types, locale],
	);
	return <WorkContext value={work}>{children}</WorkContext>;
}

/** @throws Error outside of a desk */
export function useWork(): Work {
	const work = useContext(WorkContext);
	if (!work) throw new Error("There is no desk around this.");
	return work;
}

/** A part of how the desk is laid out. */
export function useShell<T extends string | number | boolean | object | null>(select: (shell: Shell) => T): T {
	const { shell } = useWork();
	const read = () => select(shell.getSnapshot());
	return useSyncExternalStore(shell.subscribe, read, read);
}

function createZoom(): Work["zoom"] {
	let zoom = 1;
	const listeners = createListeners();
	return {
		get: () => zoom,
		set(next) {
			if (next === zoom) return;
			zoom = next;
			listeners.notify();
		},
		subscribe: listeners.subscribe,
	};
}
