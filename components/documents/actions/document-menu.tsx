"use client";

import {
	BellRing,
	CalendarClock,
	Copy,
	Download,
	Files,
	LayoutTemplate,
	Link2,
	Lock,
	LockOpen,
	PencilLine,
	RotateCw,
	Send,
	ShieldCheck,
	SquarePen,
	Tag,
	Trash2,
	Undo2,
	UserRoundPen,
} from "lucide-react";
import { Menu, MenuItem } from "react-aria-components";
import { askingFor } from "#components/ui/dialogs/asking-for.ts";
import { MENU_DANGER_CLASS, MENU_ITEM_CLASS } from "#components/ui/lists/menu-class.ts";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import { isOver } from "../is-over.ts";
import type { useQuickVerbs } from "../use-quick-verbs.ts";

/** What is asked about before it is done. */
const ASKED = ["remind", "files", "revoke", "delete", "labels", "extend", "hold"] as const;
export type Asked = (typeof ASKED)[number];

/** What the address of a document's page says to ask who takes whose place. */
export const ASKED_RECIPIENT = "recipient";

/** Whether a word is one of them. */
export const isAsked = (word: string): word is Asked => (ASKED as readonly string[]).includes(word);

type Linked = { signerId: string; name: string };
/** Further ones are on the document's page. */
const MOST_LINKS = 3;

type Props = {
	label: string;
	document: {
		id: string;
		status: string;
		isOpen: boolean;
		isCorrected: boolean;
		isHeld: boolean;
		waitingFor: string[];
		expiresAt?: string | null;
		linked?: Linked[];
	};
	quick: ReturnType<typeof useQuickVerbs>;
	/** Whether the reader keeps documents from being deleted. */
	mayHold: boolean;
	onAsk: (dialog: Asked) => void;
	onCopy: (of: Linked) => void;
	/** Undefined: the document's page asks. */
	onRecipient: (() => void) | undefined;
};

/** What can be done to a document. */
export function DocumentMenu({ label, ...rest }: Props) {
	const { document, quick, mayHold, onAsk } = rest;
	const words = useWords("documents").actions;
	const isDraft = document.status === "Draft";
	return (
		<Menu className="outline-none" aria-label={label}>
			<OpenItems {...rest} />
			{isDraft ? (
				<MenuItem href={`/documents/${document.id}/desk`} className={MENU_ITEM_CLASS}>
					<SquarePen size={16} aria-hidden="true" />
					{words.edit}
				</MenuItem>
			) : null}
			{isDraft ? (
				<MenuItem onAction={quick.sendDraft} className={MENU_ITEM_CLASS}>
					<Send size={16} aria-hidden="true" />
					{words.send}
				</MenuItem>
			) : null}
			<MenuItem href={`/documents/${document.id}/download`} routerOptions={{ to: "file" }} className={MENU_ITEM_CLASS}>
				<Download size={16} aria-hidden="true" />
				{words.download}
			</MenuItem>
			<MenuItem onAction={() => onAsk("files")} className={MENU_ITEM_CLASS}>
				<Files size={16} aria-hidden="true" />
				{words.files}
			</MenuItem>
			{document.status === "Completed" ? (
				<MenuItem
					href={`/documents/${document.id}/certificate`}
					routerOptions={{ to: "file" }}
					className={MENU_ITEM_CLASS}
				>
					<ShieldCheck size={16} aria-hidden="true" />
					{words.certificate}
				</MenuItem>
			) : null}
			<MenuItem onAction={() => onAsk("labels")} className={MENU_ITEM_CLASS}>
				<Tag size={16} aria-hidden="true" />
				{words.labels}
			</MenuItem>
			<ReuseItems isAgain={isOver(document)} quick={quick} />
			{mayHold ? <HoldItem isHeld={document.isHeld} onAsk={() => onAsk("hold")} /> : null}
			{document.isOpen || document.status === "Scheduled" ? (
				<MenuItem onAction={() => onAsk("revoke")} className={MENU_DANGER_CLASS}>
					<Undo2 size={16} aria-hidden="true" />
					{words.revoke}
				</MenuItem>
			) : null}
			<MenuItem onAction={() => onAsk("delete")} className={MENU_DANGER_CLASS}>
				<Trash2 size={16} aria-hidden="true" />
				{words.delete}
			</MenuItem>
		</Menu>
	);
}

/** Makes another document of it, or a template. */
function ReuseItems({ isAgain, quick }: Pick<Props, "quick"> & { isAgain: boolean }) {
	const words = useWords("documents").actions;
	return (
		<>
			<MenuItem onAction={quick.duplicate} className={MENU_ITEM_CLASS}>
				{isAgain ? <RotateCw size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
				{isAgain ? words.sendAgain : words.duplicate}
			</MenuItem>
			<MenuItem onAction={quick.saveAsTemplate} className={MENU_ITEM_CLASS}>
				<LayoutTemplate size={16} aria-hidden="true" />
				{words.saveAsTemplate}
			</MenuItem>
		</>
	);
}

/** Keeps a document from being deleted, or lets it be. */
export function HoldItem({ isHeld, onAsk }: { isHeld: boolean; onAsk: () => void }) {
	const words = useWords("documents").actions;
	return (
		<MenuItem onAction={onAsk} className={MENU_ITEM_CLASS}>
			{isHeld ? <LockOpen size={16} aria-hidden="true" /> : <Lock size={16} aria-hidden="true" />}
			{isHeld ? words.release : words.hold}
		</MenuItem>
	);
}

/** What can be done as long as somebody is to sign, or could be again. */
function OpenItems({ document, quick, onAsk, onCopy, onRecipient }: Omit<Props, "label" | "mayHold">) {
	const words = useWords("documents").actions;
	return (
		<>
			{document.isOpen && document.waitingFor.length > 0 ? (
				<MenuItem onAction={() => onAsk("remind")} className={MENU_ITEM_CLASS}>
					<BellRing size={16} aria-hidden="true" />
					{words.remindAsk}
				</MenuItem>
			) : null}
			{document.isOpen ? (
				<MenuItem onAction={quick.correct} className={MENU_ITEM_CLASS}>
					<PencilLine size={16} aria-hidden="true" />
					{document.isCorrected ? words.goOn : words.correct}
				</MenuItem>
			) : null}
			{document.isOpen ? (
				<MenuItem
					{...(onRecipient
						? { onAction: onRecipient }
						: { href: askingFor(`/documents/${document.id}`, ASKED_RECIPIENT) })}
					className={MENU_ITEM_CLASS}
				>
					<UserRoundPen size={16} aria-hidden="true" />
					{onRecipient ? words.recipientAsk : words.recipient}
				</MenuItem>
			) : null}
			{(document.linked ?? []).slice(0, MOST_LINKS).map((one) => (
				<MenuItem key={one.signerId} onAction={() => onCopy(one)} className={MENU_ITEM_CLASS}>
					<Link2 size={16} aria-hidden="true" />
					{format(words.copyLink, one)}
				</MenuItem>
			))}
			{document.expiresAt && (document.isOpen || document.status === "Expired") ? (
				<MenuItem onAction={() => onAsk("extend")} className={MENU_ITEM_CLASS}>
					<CalendarClock size={16} aria-hidden="true" />
					{words.extend}
				</MenuItem>
			) : null}
		</>
	);
}
