"use client";

import { Ellipsis } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { Button as AriaButton, MenuTrigger, Popover } from "react-aria-components";
import { orUnreachable } from "#components/ui/actions/or-unreachable.ts";
import { toast } from "#components/ui/actions/toast.tsx";
import { copyText } from "#components/ui/copy-text.ts";
import { useAskedFor } from "#components/ui/dialogs/use-asked-for.ts";
import { MENU_CLASS } from "#components/ui/lists/menu-class.ts";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import { DeleteDialog } from "../dialogs/delete-document-dialog.tsx";
import { FilesDialog } from "../dialogs/files-dialog.tsx";
import { HoldDialog } from "../dialogs/hold-dialog.tsx";
import { LabelsDialog } from "../dialogs/labels-dialog.tsx";
import { RemindDialog } from "../dialogs/remind-dialog.tsx";
import { RevokeDialog } from "../dialogs/revoke-dialog.tsx";
import { TimeDialog } from "../dialogs/time-dialog.tsx";
import { type DocumentVerbs, useQuickVerbs } from "../use-quick-verbs.ts";
import { type Asked, DocumentMenu, isAsked } from "./document-menu.tsx";

/** A point of the window, in pixels. */
export type Place = { x: number; y: number };

type Props = DocumentVerbs & {
	document: {
		id: string;
		title: string;
		status: string;
		isOpen: boolean;
		isCorrected: boolean;
		isHeld: boolean;
		waitingFor: string[];
		labels: string[];
		expiresAt?: string | null;
		lastRemindedAt?: string | null;
		linked?: { signerId: string; name: string }[];
	};
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	/** Where the menu opens when it was asked for with the pointer; left out or null: at its button. */
	pointer?: Place | null;
	/** Where to go when the document is gone. */
	afterDelete?: string;
	/** The page is about this document alone: its address may ask for a dialog. */
	isOfPage?: boolean;
	/** Where another dialog gives back the focus. */
	menuButton?: RefObject<HTMLButtonElement | null>;
	/** Asks who takes whose place; left out: the document's page does. */
	onRecipient?: () => void;
};

/** The menu of a document. */
export function DocumentActions({ document, isOpen, onOpenChange, pointer, ...rest }: Props) {
	const { revoke, remove, restore, label, extend, hold, copyLink, afterDelete, isOfPage, ...page } = rest;
	const { menuButton, onRecipient, ...verbs } = page;
	const { actions: words, untitled } = useWords("documents");
	const title = document.title || untitled;
	const [dialog, setDialog] = useState<AskingProps["dialog"]>(null);
	useAskedFor(isOfPage ? (asked) => setDialog(isAsked(asked) ? asked : null) : null);
	const own = useRef<HTMLButtonElement>(null);
	const trigger = menuButton ?? own;
	const place = useRef<HTMLSpanElement>(null);
	const quick = useQuickVerbs(document, verbs);
	const copy = useCopyLink(document.id, copyLink);
	return (
		<>
			<MenuTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
				<AriaButton
					ref={trigger}
					aria-label={format(words.of, { title })}
					className="grid size-10 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
				>
					<Ellipsis size={20} aria-hidden="true" />
				</AriaButton>
				<PointedAt place={pointer} anchor={place} />
				<Popover
					{...(pointer ? { triggerRef: place, placement: "bottom start", offset: 2 } : { placement: "bottom end" })}
					className={MENU_CLASS}
				>
					<DocumentMenu
						label={format(words.of, { title })}
						document={document}
						quick={quick}
						mayHold={hold !== null}
						onAsk={setDialog}
						onCopy={copy}
						onRecipient={onRecipient}
					/>
				</Popover>
			</MenuTrigger>
			<AskingDialog
				{...{ dialog, remind: verbs.remind, revoke, remove, restore, label, extend, hold, afterDelete }}
				document={{ ...document, title }}
				opener={trigger}
				onClose={() => setDialog(null)}
			/>
		</>
	);
}

/** What the menu hangs at when it was asked for with the pointer. */
function PointedAt({ place, anchor }: { place: Place | null | undefined; anchor: RefObject<HTMLSpanElement | null> }) {
	if (!place) return null;
	return <span ref={anchor} aria-hidden="true" className="fixed size-px" style={{ left: place.x, top: place.y }} />;
}

type AskingProps = Pick<
	Props,
	"document" | "remind" | "revoke" | "remove" | "restore" | "label" | "extend" | "hold"
> & {
	dialog: Asked | null;
	afterDelete: string | undefined;
	opener: RefObject<HTMLElement | null>;
	onClose: () => void;
};

/** What is asked before something is done; begun anew each time. */
function AskingDialog({
	dialog,
	remind,
	revoke,
	remove,
	restore,
	label,
	extend,
	hold,
	afterDelete,
	...shared
}: AskingProps) {
	const { expiry, labels } = useWords("documents");
	const { id, expiresAt } = shared.document;
	if (dialog === "extend" && expiresAt) {
		return (
			<TimeDialog
				words={expiry}
				now={expiresAt}
				field="NewExpiryValue"
				change={(seconds) => extend({ documentId: id, expiresAt: seconds })}
				opener={shared.opener}
				onClose={shared.onClose}
			/>
		);
	}
	if (dialog === "hold" && hold) return <HoldDialog {...shared} hold={hold} />;
	if (dialog === "remind") return <RemindDialog {...shared} remind={remind} />;
	if (dialog === "files") return <FilesDialog {...shared} />;
	if (dialog === "labels") {
		return (
			<LabelsDialog
				words={labels}
				title={shared.document.title}
				labels={shared.document.labels}
				label={(change) => label({ documentId: id, ...change })}
				opener={shared.opener}
				onClose={shared.onClose}
			/>
		);
	}
	if (dialog === "revoke") return <RevokeDialog {...shared} revoke={revoke} />;
	if (dialog === "delete") return <DeleteDialog {...shared} {...{ remove, restore }} afterDelete={afterDelete} />;
	return null;
}

/** Copies the signing link of somebody; where the browser has no clipboard for us, it is shown. */
function useCopyLink(documentId: string, copyLink: DocumentVerbs["copyLink"]) {
	const { actions: words } = useWords("documents");
	const { unreachable } = useWords("common");
	return async ({ signerId, name }: { signerId: string; name: string }) => {
		const answer = await orUnreachable(copyLink({ documentId, signerId }), unreachable);
		if (!answer.ok) return toast(answer.message, "bad");
		const { signLink } = answer.value;
		if (await copyText(signLink)) toast(format(words.copied, { name }));
		else window.prompt(format(words.copyLink, { name }), signLink);
	};
}
