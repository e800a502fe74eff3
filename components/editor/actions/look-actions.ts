import {
	CheckCheck,
	ChevronDown,
	ChevronUp,
	Command,
	Copy,
	Eye,
	Keyboard,
	ListOrdered,
	Maximize2,
	Minus,
	PanelLeft,
	PanelRight,
	Plus,
	Save,
	Send,
	Settings2,
	Trash2,
	Undo2,
	Users,
} from "lucide-react";
import { actingIds } from "#lib/draft/copies.ts";
import { isFixedPerson } from "../correcting/is-fixed.ts";
import { saveNow } from "../verbs/save-now.ts";
import { showPanel } from "../verbs/show-panel.ts";
import type { Work } from "../work/work-context.tsx";
import type { Action } from "./action.ts";
import { countPages, turnPage } from "./turn-page.ts";

const always = () => true;
/** The server knows it: something was done. */
const isStored = ({ store }: Work) => store.getSnapshot().version > 0;
const hasPages = (work: Work) => countPages(work) > 1;

/** Whose view there is one of: that of whom one places fields for, else the first; null: nothing can be shown yet. */
function previewable({ store, view, facts }: Work): string | null {
	const { version, draft } = store.getSnapshot();
	const { recipientId } = view.getSnapshot();
	if (version === 0 || Object.keys(draft.files).length === 0) return null;
	const there = actingIds(draft.recipients).filter((id) => !isFixedPerson(facts, id));
	return there.find((id) => id === recipientId) ?? there[0] ?? null;
}

/** What changes how one looks at the document, and what leads on. */
export const LOOKING: readonly Action[] = [
	{
		id: "zoomIn",
		icon: Plus,
		group: "look",
		keys: ["mod++", "mod+="],
		isPossible: always,
		perform: ({ paper }) => paper.current?.zoomBy(1),
	},
	{
		id: "zoomOut",
		icon: Minus,
		group: "look",
		keys: ["mod+-"],
		isPossible: always,
		perform: ({ paper }) => paper.current?.zoomBy(-1),
	},
	{
		id: "fitWidth",
		icon: Maximize2,
		group: "look",
		keys: ["mod+0"],
		isPossible: always,
		perform: ({ view }) => view.set({ zoom: "fit" }),
	},
	{
		id: "previousPage",
		icon: ChevronUp,
		group: "look",
		keys: ["pageup"],
		isPossible: hasPages,
		perform: (work) => turnPage(work, -1),
	},
	{
		id: "nextPage",
		icon: ChevronDown,
		group: "look",
		keys: ["pagedown"],
		isPossible: hasPages,
		perform: (work) => turnPage(work, 1),
	},
	{
		id: "foldLeft",
		icon: PanelLeft,
		group: "look",
		keys: ["["],
		needsSides: true,
		isPossible: always,
		perform: ({ shell }) => shell.foldLeft(),
	},
	{
		id: "foldRight",
		icon: PanelRight,
		group: "look",
		keys: ["]"],
		needsSides: true,
		isPossible: always,
		perform: ({ shell }) => shell.foldRight(),
	},
	{
		id: "showRecipients",
		icon: Users,
		group: "lead",
		keys: [],
		isPossible: always,
		perform: (work) => showPanel(work, "recipients"),
	},
	{
		id: "showFields",
		icon: ListOrdered,
		group: "lead",
		keys: [],
		isPossible: always,
		perform: (work) => showPanel(work, "fields"),
	},
	{
		id: "showSettings",
		icon: Settings2,
		group: "lead",
		keys: [],
		isPossible: always,
		perform: (work) => showPanel(work, "settings"),
	},
	{
		id: "preview",
		icon: Eye,
		group: "lead",
		keys: ["p"],
		of: ["document", "correction"],
		isPossible: (work) => previewable(work) !== null,
		perform: (work) => work.shell.set({ previewedId: previewable(work) }),
	},
	{
		id: "send",
		icon: Send,
		group: "lead",
		keys: ["mod+enter"],
		isGlobal: true,
		of: ["document"],
		isPossible: always,
		perform: ({ shell }) => shell.set({ isSendOpen: true }),
	},
	{
		id: "saveTemplate",
		icon: Save,
		group: "lead",
		keys: ["mod+s", "mod+enter"],
		isGlobal: true,
		of: ["template"],
		isPossible: always,
		perform: ({ shell }) => shell.set({ dialog: "saveTemplate" }),
	},
	{
		id: "apply",
		icon: CheckCheck,
		group: "lead",
		keys: ["mod+enter"],
		isGlobal: true,
		of: ["correction"],
		isPossible: always,
		perform: ({ shell }) => shell.set({ isSendOpen: true }),
	},
	{
		id: "discard",
		icon: Undo2,
		group: "lead",
		keys: [],
		of: ["correction", "template"],
		isPossible: isStored,
		perform: ({ shell }) => shell.set({ dialog: "discard" }),
	},
	{
		id: "duplicateDraft",
		icon: Copy,
		group: "lead",
		keys: [],
		of: ["document"],
		isPossible: isStored,
		perform: ({ draft }) => void draft?.duplicate(),
	},
	{
		id: "deleteDraft",
		icon: Trash2,
		group: "lead",
		keys: [],
		of: ["document"],
		isPossible: isStored,
		perform: ({ shell }) => shell.set({ dialog: "deleteDraft" }),
	},
	{
		id: "save",
		icon: Save,
		group: "lead",
		keys: ["mod+s"],
		isGlobal: true,
		of: ["document", "correction"],
		isPossible: always,
		perform: (work) => void saveNow(work),
	},
	{
		id: "commands",
		icon: Command,
		group: "lead",
		keys: ["mod+k"],
		isGlobal: true,
		isPossible: always,
		perform: ({ shell }) => shell.set({ dialog: "commands" }),
	},
	{
		id: "allKeys",
		icon: Keyboard,
		group: "lead",
		keys: ["?"],
		isPossible: always,
		perform: ({ shell }) => shell.set({ dialog: "keys" }),
	},
];
