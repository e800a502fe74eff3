import {
	ChevronDown,
	ChevronUp,
	Eye,
	Keyboard,
	Maximize2,
	Minus,
	PanelLeft,
	PanelRight,
	Plus,
	Send,
} from "lucide-react";
import { byOrder } from "#lib/draft/order-keys.ts";
import type { Work } from "../work/work-context.tsx";
import type { Action } from "./action.ts";
import { countPages, turnPage } from "./turn-page.ts";

const always = () => true;
const hasPages = (work: Work) => countPages(work) > 1;

/** Whose view there is one of: that of whom one places fields for, else the first; null: nothing can be shown yet. */
function previewable({ store, view }: Work): string | null {
	const { version, draft } = store.getSnapshot();
	const { recipientId } = view.getSnapshot();
	if (version === 0 || Object.keys(draft.files).length === 0) return null;
	if (recipientId !== null && Object.hasOwn(draft.recipients, recipientId)) return recipientId;
	return byOrder(draft.recipients)[0] ?? null;
}

/** What changes how one looks at the document, and what leads on. */
export const LOOKING: readonly Action[] = [
	{
		id: "zoomIn",
		icon: Plus,
		keys: ["mod++", "mod+="],
		isPossible: always,
		perform: ({ paper }) => paper.current?.zoomBy(1),
	},
	{
		id: "zoomOut",
		icon: Minus,
		keys: ["mod+-"],
		isPossible: always,
		perform: ({ paper }) => paper.current?.zoomBy(-1),
	},
	{
		id: "fitWidth",
		icon: Maximize2,
		keys: ["mod+0"],
		isPossible: always,
		perform: ({ view }) => view.set({ zoom: "fit" }),
	},
	{
		id: "previousPage",
		icon: ChevronUp,
		keys: ["pageup"],
		isPossible: hasPages,
		perform: (work) => turnPage(work, -1),
	},
	{ id: "nextPage", icon: ChevronDown, keys: ["pagedown"], isPossible: hasPages, perform: (work) => turnPage(work, 1) },
	{
		id: "foldLeft",
		icon: PanelLeft,
		keys: ["["],
		isPossible: always,
		perform: ({ shell }) => shell.foldLeft(),
	},
	{
		id: "foldRight",
		icon: PanelRight,
		keys: ["]"],
		isPossible: always,
		perform: ({ shell }) => shell.foldRight(),
	},
	{
		id: "preview",
		icon: Eye,
		keys: ["p"],
		isPossible: (work) => previewable(work) !== null,
		perform: (work) => work.shell.set({ previewedId: previewable(work) }),
	},
	{
		id: "send",
		icon: Send,
		keys: ["mod+enter"],
		isGlobal: true,
		isPossible: always,
		perform: ({ shell }) => shell.set({ isSendOpen: true }),
	},
	{
		id: "allKeys",
		icon: Keyboard,
		keys: ["?"],
		isPossible: always,
		perform: ({ shell }) => shell.set({ areKeysOpen: true }),
	},
];
