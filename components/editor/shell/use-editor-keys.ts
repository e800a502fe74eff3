"use client";

import { useEffect } from "react";
import type { FieldType } from "#lib/fields/field-types.ts";
import type { Action, ActionGroup } from "../actions/action.ts";
import { ACTIONS, actionOf, isOfDesk } from "../actions/actions.ts";
import { isTyping, matchesKeys } from "../actions/shortcut-keys.ts";
import { offeredBy } from "../fields/custom-tool.ts";
import { TOOL_KEYS } from "../fields/tools.ts";
import { fieldTitle } from "../panels/parts/field-title.ts";
import { fieldRecipients } from "../verbs/active-recipient.ts";
import { nudge, selectedFields } from "../verbs/change-fields.ts";
import { typeOfTool } from "../verbs/place-field.ts";
import { sayFixed } from "../verbs/say-fixed.ts";
import { useWork, type Work } from "../work/work-context.tsx";

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
};
const FAR_PX = 10;
/** What is done to what is selected: whoever asks for it in vain hears why. */
const OF_FIELDS: readonly ActionGroup[] = ["field", "clip", "arrange", "delete"];
/** While a text is typed. */
const GLOBAL = ACTIONS.filter(({ isGlobal }) => isGlobal);

/** The desk's keys: those of the registry, the letters of tools, the numbers of recipients, and the arrows. */
export function useDeskKeys(): void {
	const work = useWork();
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
			const done = isTyping(event.target) ? performAction(work, event, GLOBAL) : performAny(work, event);
			if (done) event.preventDefault();
		};
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, [work]);
	useEffect(() => {
		const ended = new AbortController();
		for (const id of CLIPBOARD) {
			document.addEventListener(id, (event) => atClipboard(work, id, event), { signal: ended.signal });
		}
		return () => ended.abort();
	}, [work]);
}

/** Their keys are the browser's, whose event brings what lies in its clipboard: a file there is no field. */
const CLIPBOARD = ["copy", "cut", "paste"] as const;

function atClipboard(work: Work, id: (typeof CLIPBOARD)[number], event: ClipboardEvent): void {
	const { clipboardData } = event;
	const isElsewhere = event.defaultPrevented || isTyping(event.target) || document.querySelector("dialog[open]");
	if (isElsewhere || (id === "paste" && clipboardData && clipboardData.files.length > 0)) return;
	const text = selectedFields(work).map(({ field }) => fieldTitle(field, work.types));
	if (!performWhereAsked(work, [actionOf(id)], () => true)) return;
	event.preventDefault();
	// Else a file that was copied before would be pasted in the place of fields.
	if (id !== "paste") clipboardData?.setData("text/plain", text.join("\n"));
}

function performAny(work: Work, event: KeyboardEvent): boolean {
	return (
		stop(work, event) ||
		moveByArrows(work, event) ||
		placeByKeys(work, event) ||
		performAction(work, event, ACTIONS) ||
		chooseTool(work, event) ||
		chooseRecipient(work, event)
	);
}

function performAction(work: Work, event: KeyboardEvent, actions: readonly Action[]): boolean {
	const isOther = ({ id }: Action) => CLIPBOARD.every((one) => one !== id);
	return performWhereAsked(work, actions.filter(isOther), ({ keys }) => keys.some((one) => matchesKeys(event, one)));
}

function performWhereAsked(work: Work, actions: readonly Action[], isAsked: (action: Action) => boolean): boolean {
	const action = actions.find((one) => isOfDesk(one, work) && isAsked(one));
	if (!action?.isPossible(work)) {
		if (action && OF_FIELDS.includes(action.group)) sayFixed(work);
		return false;
	}
	action.perform(work);
	return true;
}

function stop({ view, shell }: Work, event: KeyboardEvent): boolean {
	if (event.key !== "Escape") return false;
	const { tool } = view.getSnapshot();
	if (tool !== null) view.set({ tool: null, isToolKept: false });
	else if (shell.getSnapshot().sheet !== null) shell.set({ sheet: null });
	else return false;
	return true;
}

/** Where nothing is selected arrows scroll, and lists and menus have their own. */
function moveByArrows(work: Work, event: KeyboardEvent): boolean {
	const way = ARROWS[event.key];
	const isElsewhere =
		event.target instanceof Element && event.target !== document.body && !event.target.closest(".desk-scroll");
	if (!way || isElsewhere || event.ctrlKey || event.metaKey || work.view.getSnapshot().selection.length === 0)
		return false;
	const step = event.shiftKey ? FAR_PX : 1;
	nudge(work, { dx: way[0] * step, dy: way[1] * step }, event.altKey ? "resize" : "move");
	return true;
}

/** A tool that was chosen by its letter is placed without a pointer, too. */
function placeByKeys({ view, shell }: Work, event: KeyboardEvent): boolean {
	const tool = typeOfTool(view.getSnapshot().tool);
	const isOnPaper =
		event.target instanceof Element && (event.target === document.body || event.target.closest(".desk-scroll"));
	// What is being placed takes Enter itself.
	const isPlacing = shell.getSnapshot().placing !== null;
	if (event.key !== "Enter" || !tool || isPlacing || !isOnPaper || !isPlain(event)) return false;
	shell.set({ placing: tool });
	return true;
}

function isPlain(event: KeyboardEvent): boolean {
	return !event.ctrlKey && !event.metaKey && !event.altKey;
}

function chooseTool({ view, store, facts }: Work, event: KeyboardEvent): boolean {
	const found = Object.entries(TOOL_KEYS).find(([, key]) => key === event.key.toLowerCase());
	const { files, document } = store.getSnapshot().draft;
	const isOffered = offeredBy(facts, document).hasBuiltIn && Object.keys(files).length > 0;
	if (!found || !isPlain(event) || !isOffered) return false;
	view.set({ tool: found[0] as FieldType, isToolKept: event.shiftKey, selection: [] });
	return true;
}

function chooseRecipient(work: Work, event: KeyboardEvent): boolean {
	if (!isPlain(event) || !/^[1-9]$/.test(event.key)) return false;
	const recipient = fieldRecipients(work)[Number(event.key) - 1];
	if (recipient) work.view.set({ recipientId: recipient.id });
	return recipient !== undefined;
}
