import { ChevronDown, ChevronUp, Keyboard, Maximize2, Minus, PanelLeft, PanelRight, Plus, Send } from "lucide-react";
import type { Work } from "../work/work-context.tsx";
import type { Action } from "./action.ts";
import { countPages, turnPage } from "./turn-page.ts";

const always = () => true;
const hasPages = (work: Work) => countPages(work) > 1;

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
