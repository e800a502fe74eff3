"use client";

import { CheckCheck, ChevronLeft, Ellipsis, PencilLine, Save, Send } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { Button } from "#components/ui/button.tsx";
import { MENU_CLASS, MENU_ITEM_CLASS } from "#components/ui/lists/menu-class.ts";
import { useWordsLocale } from "#components/ui/words.tsx";
import { formatPercent } from "#lib/i18n/format.ts";
import { format } from "#lib/i18n/message.ts";
import type { Action } from "../actions/action.ts";
import { isOfDesk } from "../actions/actions.ts";
import { LOOKING } from "../actions/look-actions.ts";
import { useIsCorrecting } from "../correcting/use-locks.ts";
import { UploadsUnderway } from "../panels/files/uploads-underway.tsx";
import { Readiness } from "../panels/readiness.tsx";
import { SavedState } from "../panels/saved-state.tsx";
import { useDesk } from "../state/use-editor.ts";
import { stepName } from "../verbs/step-back.ts";
import { useWork } from "../work/work-context.tsx";
import { ActionButton } from "./action-button.tsx";

/** What concerns the whole document: its name, whether it is saved, and the way to sending it. */
export function DeskBar() {
	const { words, shell, subject } = useWork();
	const { bar } = words.paper;
	const isCorrecting = useIsCorrecting();
	const openSend = () => shell.set({ isSendOpen: true });
	return (
		<header className="desk-bar" data-correcting={isCorrecting ? "" : undefined}>
			<a
				href={subject.list}
				aria-label={bar.back}
				title={bar.back}
				className="grid size-9 shrink-0 place-items-center rounded-control hover:bg-sunken max-md:size-11"
			>
				<ChevronLeft size={20} aria-hidden="true" />
			</a>
			<div className="min-w-0 flex-1">
				<TitleInput />
				<p className="flex min-h-4 items-center gap-1 truncate px-1.5 text-ink-soft text-xs leading-4">
					{isCorrecting ? (
						<span className="inline-flex shrink-0 items-center gap-1 font-semibold text-warn">
							<PencilLine size={13} aria-hidden="true" />
							<span className="max-md:sr-only">{words.correcting.state}</span>
							<span aria-hidden="true" className="text-ink-soft max-md:hidden">
								{"·"}
							</span>
						</span>
					) : (
						<span className="max-md:hidden">
							{bar.draft}
							<span aria-hidden="true">{" · "}</span>
						</span>
					)}
					<UploadsUnderway />
					<SavedState />
				</p>
			</div>
			<Steps />
			<ZoomControl />
			<div className="flex flex-1 items-center justify-end gap-2 max-md:flex-none max-md:gap-0.5">
				<div className="max-md:hidden">
					<Readiness onOpen={openSend} />
				</div>
				{subject.from === null ? (
					<>
						<ActionButton id="preview" hasLabel className="h-9 border border-line-strong max-xl:hidden" />
						<ActionButton id="preview" className="size-9 max-md:hidden xl:hidden" />
					</>
				) : null}
				<ActionButton id="foldRight" className="max-md:hidden lg:hidden" />
				<MoreMenu />
				{subject.from === null ? <LeadOn onLead={openSend} /> : <SaveButton />}
			</div>
		</header>
	);
}

/** Sends the document, or applies what was corrected. */
function LeadOn({ onLead }: { onLead: () => void }) {
	const { actions } = useWork().words.paper;
	const isCorrecting = useIsCorrecting();
	const Icon = isCorrecting ? CheckCheck : Send;
	return (
		<Button variant="primary" className="max-md:min-h-11" onClick={onLead}>
			<Icon size={16} aria-hidden="true" className="max-md:hidden" />
			{isCorrecting ? actions.apply : actions.send}
		</Button>
	);
}

/** Saves the template. */
function SaveButton() {
	const { shell, words } = useWork();
	const isBusy = useDesk(({ isSending }) => isSending);
	return (
		<Button
			variant="primary"
			className="max-md:min-h-11"
			icon={<Save size={16} aria-hidden="true" className="max-md:hidden" />}
			isBusy={isBusy}
			onClick={() => shell.set({ dialog: "saveTemplate" })}
		>
			{words.template.save.action}
		</Button>
	);
}

function TitleInput() {
	const { store, words } = useWork();
	const title = useDesk(({ draft }) => draft.document.title);
	const { bar } = words.paper;
	return (
		<input
			id="desk-title"
			aria-label={bar.title}
			value={title}
			placeholder={bar.untitled}
			maxLength={MAX_TITLE}
			dir="auto"
			onChange={({ target }) =>
				store.perform("title", [{ kind: "patch", in: "document", set: { title: target.value } }], "title")
			}
			onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
			className="block w-full max-w-96 truncate rounded-control border border-transparent bg-transparent px-1.5 text-left font-semibold text-[15px] leading-6 placeholder:text-ink-soft hover:border-line focus:border-line-strong"
		/>
	);
}

/** As the interface has it. */
const MAX_TITLE = 256;

function Steps() {
	const work = useWork();
	const { undoOf, redoOf } = work.words.paper.bar;
	const undo = useDesk((desk) => desk.undo);
	const redo = useDesk((desk) => desk.redo);
	const hint = (step: typeof undo, sentence: typeof undoOf) =>
		step ? { hint: format(sentence, { what: stepName(step, work) }) } : {};
	return (
		<div className="flex items-center">
			<ActionButton id="undo" {...hint(undo, undoOf)} className="max-md:size-11" />
			<ActionButton id="redo" {...hint(redo, redoOf)} className="max-md:hidden" />
		</div>
	);
}

/** They have buttons of their own. */
const LEADING: ReadonlySet<Action["id"]> = new Set(["send", "apply", "saveTemplate"]);

function MoreMenu() {
	const work = useWork();
	const { bar, actions } = work.words.paper;
	const shown = LOOKING.filter((action) => !LEADING.has(action.id) && isOfDesk(action, work));
	const item = ({ id, icon: Icon }: Action) => (
		<MenuItem key={id} id={id} className={MENU_ITEM_CLASS}>
			<Icon size={16} aria-hidden="true" />
			{actions[id]}
		</MenuItem>
	);
	return (
		<MenuTrigger>
			<AriaButton
				aria-label={bar.more}
				className="grid size-9 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink max-md:size-11"
			>
				<Ellipsis size={18} aria-hidden="true" />
			</AriaButton>
			<Popover placement="bottom end" className={MENU_CLASS}>
				<Menu
					aria-label={bar.more}
					className="outline-none"
					onAction={(key) =>
						// The menu gives the keyboard back first.
						requestAnimationFrame(() => LOOKING.find(({ id }) => id === key)?.perform(work))
					}
				>
					{shown.filter((action) => action.isPossible(work)).map(item)}
				</Menu>
			</Popover>
		</MenuTrigger>
	);
}

/** How large the pages are shown; the figure itself makes them fit. */
function ZoomControl() {
	const { words, view, zoom } = useWork();
	const factor = useSyncExternalStore(zoom.subscribe, zoom.get, () => 1);
	const percent = formatPercent(useWordsLocale(), factor);
	return (
		<div className="flex items-center border-line border-l ps-2 max-lg:hidden">
			<ActionButton id="zoomOut" />
			<button
				type="button"
				title={words.paper.actions.fitWidth}
				onClick={() => view.set({ zoom: "fit" })}
				className="min-w-14 rounded-control px-1 py-1.5 text-center tabular-nums hover:bg-sunken"
			>
				{percent}
			</button>
			<ActionButton id="zoomIn" />
		</div>
	);
}
