import type { DraftState } from "#lib/draft/draft-state.ts";
import type { DeskBrand, DeskFacts } from "#lib/draft/editor-facts.ts";
import { DraftServer } from "#lib/draft/testing/draft-server.ts";
import { messages } from "#lib/i18n/generated/editor.js";
import { messages as fieldSettings } from "#lib/i18n/generated/field-settings.js";
import { stackPages } from "../../paper/page-stack.ts";
import type { PaperHandle } from "../../paper/paper-handle.ts";
import { createDeskView } from "../../state/editor-view.ts";
import { testWorld } from "../../state/testing/editor-world.ts";
import type { Work } from "../../work/work-context.tsx";

type Given = { userId?: string; brands?: DeskBrand[] };

/** A desk without a browser, its first page in sight: what verbs do on it, and what is said aloud and in notices. */
export function testDesk(state: DraftState, { userId = "user", brands = [] }: Given = {}) {
	const [store, view] = [testWorld(new DraftServer({ state })).open("a"), createDeskView()];
	const said: string[] = [];
	const stack = () => stackPages(store.getSnapshot().draft.files, 1);
	const paper: Partial<PaperHandle> = {
		stack,
		current: () => stack().pages[0] ?? null,
		pointer: () => null,
		focusField: () => undefined,
	};
	const facts = {
		user: { id: userId },
		brands,
		identities: [],
		groups: [],
		defaults: {},
		correction: null,
		template: null,
	} as unknown as DeskFacts;
	const announcer = { say: (text: string) => said.push(text) };
	const parts = {
		store,
		view,
		facts,
		announcer,
		words: messages.EN,
		types: fieldSettings.EN.types,
		locale: "EN",
		paper: { current: paper },
	};
	return {
		work: parts as unknown as Work,
		said,
		fields: () => Object.values(store.getSnapshot().draft.fields),
		told: () => store.getSnapshot().notices.flatMap((one) => (one.kind === "told" ? [one.text] : [])),
	};
}
