"use client";

import { ChevronLeft, Download, PencilLine, SquarePen } from "lucide-react";
import { useRef, useState } from "react";
import { KeepCurrent } from "#components/live/keep-current.tsx";
import { toast } from "#components/ui/actions/toast.tsx";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { cx } from "#components/ui/cx.ts";
import { useAskedFor } from "#components/ui/dialogs/use-asked-for.ts";
import { Notice } from "#components/ui/notice.tsx";
import { RoomLink } from "#components/ui/page-link.tsx";
import { useNow } from "#components/ui/reader.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import { DocumentActions } from "../actions/document-actions.tsx";
import { ASKED_RECIPIENT } from "../actions/document-menu.tsx";
import { type DocumentDetailsData, isToReview, openFailures } from "../details.ts";
import { ChangeRecipientDialog, type ChangeRecipientVerb } from "../dialogs/change-recipient-dialog.tsx";
import { placesOf, type TakenPlace } from "../dialogs/new-person.ts";
import { DocumentStatus } from "../document-status.tsx";
import { isOver } from "../is-over.ts";
import { type DocumentVerbs, useQuickVerbs } from "../use-quick-verbs.ts";
import { CorrectionPanel, type CorrectionVerbs } from "./correction-panel.tsx";
import { DocumentFacts } from "./document-facts.tsx";
import { DocumentValues } from "./document-values.tsx";
import { DocumentViewer } from "./document-viewer.tsx";
import type { Extend } from "./expiry-fact.tsx";
import { HoldPanel } from "./hold-panel.tsx";
import { NextStep } from "./next-step.tsx";
import { ScheduledPanel, type ScheduleVerbs } from "./scheduled-panel.tsx";
import { SignerList } from "./signer-list.tsx";
import type { SignerVerbs } from "./signer-row.tsx";
import { Timeline } from "./timeline.tsx";
import { type Redraw, UndrawnNotice } from "./undrawn-notice.tsx";

type Props = DocumentVerbs &
	SignerVerbs &
	ScheduleVerbs &
	CorrectionVerbs & { details: DocumentDetailsData; redraw: Redraw; extend: Extend };

/** The page of one document: who has to do what, what happened, and the pages themselves. */
export function DocumentDetails({ details, redraw, extend, copyLink, ...rest }: Props) {
	const { correctEmail, changeRecipient, proofVerbs, ...verbs } = rest;
	const documents = useWords("documents");
	const { sendNow, reschedule, takeBack, discard, ...own } = verbs;
	// What is to be done comes first; afterwards, what came of it.
	const isDone = details.status === "Completed";
	const signers = <SignerList {...{ details, correctEmail, changeRecipient, copyLink, proofVerbs }} />;
	return (
		<>
			<KeepCurrent documentId={details.id} version={details.version} />
			<BackLink text={documents.title} />
			<div className="mb-6 flex items-start gap-x-4 gap-y-3 max-sm:flex-wrap">
				<Heading details={details} />
				<HeadActions {...own} {...{ details, extend, copyLink, changeRecipient }} />
			</div>
			<HoldPanel details={details} hold={verbs.hold} />
			<CorrectionPanel details={details} correct={verbs.correct} discard={discard} />
			<UndrawnNotice details={details} redraw={redraw} />
			<StateNotice details={details} />
			<ScheduledPanel details={details} {...{ sendNow, reschedule, takeBack }} />
			<div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
				<div className="flex min-w-0 flex-col gap-6">
					{isDone ? null : signers}
					<DocumentViewer details={details} />
					<DocumentValues details={details} />
				</div>
				<div className="flex min-w-0 flex-col gap-6">
					{isDone ? signers : null}
					<DocumentFacts details={details} extend={extend} />
					<Timeline events={details.events} />
				</div>
			</div>
		</>
	);
}

type HeadProps = DocumentVerbs & { details: DocumentDetailsData; changeRecipient: ChangeRecipientVerb };

/** What there is to do stands out; the rest is in the menu. */
function HeadActions({ details, changeRecipient, ...verbs }: HeadProps) {
	const words = useWords("document");
	const { actions } = useWords("documents");
	const [isMenuOpen, setIsMenuOpen] = useState(false);
	const menuButton = useRef<HTMLButtonElement>(null);
	const asked = useAskedPlaces(details);
	const isDraft = details.status === "Draft";
	const now = useNow();
	const isTooSoon = details.reminderDueAt !== null && now < Date.parse(details.reminderDueAt);
	const isSendersTurn = isDraft || isOver(details) || details.waitingFor.length > 0;
	// An address to correct, or another file to send, is what there is to do then.
	const hasBounce = details.isOpen && openFailures(details.signers).some((one) => one.channel === "mail" || one.isCode);
	const isStuck = hasBounce || details.undrawn !== null;
	const isCalm = isSendersTurn || isStuck || details.scheduledFor !== null;
	return (
		<div className="flex shrink-0 items-center justify-end gap-2 max-sm:w-full max-sm:flex-wrap max-sm:justify-start max-sm:gap-1">
			<ButtonLink
				// On a phone it is in the menu, where a draft's other two leave no room.
				className={isDraft ? "max-sm:hidden" : ""}
				href={`/documents/${details.id}/download`}
				variant={isCalm ? "secondary" : "primary"}
				icon={<Download size={16} aria-hidden="true" />}
			>
				{details.status === "Completed" ? words.downloadSigned : actions.download}
			</ButtonLink>
			{details.isOpen && details.correction === null ? <CorrectButton details={details} {...verbs} /> : null}
			{isSendersTurn ? (
				<NextStep document={details} {...verbs} variant={isStuck || isDraft || isTooSoon ? "secondary" : "primary"} />
			) : null}
			{isDraft ? (
				<ButtonLink
					href={`/documents/${details.id}/desk`}
					variant="primary"
					icon={<SquarePen size={16} aria-hidden="true" />}
				>
					{actions.edit}
				</ButtonLink>
			) : null}
			<DocumentActions
				{...verbs}
				document={{ ...details, isCorrected: details.correction !== null, isHeld: details.held !== null }}
				isOpen={isMenuOpen}
				onOpenChange={setIsMenuOpen}
				afterDelete="/documents"
				isOfPage
				menuButton={menuButton}
				onRecipient={asked.ask}
			/>
			{asked.places.length > 0 ? (
				<ChangeRecipientDialog
					places={asked.places}
					documentId={details.id}
					change={changeRecipient}
					opener={menuButton}
					onClose={asked.close}
				/>
			) : null}
		</div>
	);
}

/** On a phone it is in the menu. */
function CorrectButton({ details, ...verbs }: DocumentVerbs & { details: DocumentDetailsData }) {
	const { correct } = useWords("documents").actions;
	const quick = useQuickVerbs(details, verbs);
	return (
		<Button
			className="max-sm:hidden"
			icon={<PencilLine size={16} aria-hidden="true" />}
			isBusy={quick.isCorrecting}
			onClick={quick.correct}
		>
			{correct}
		</Button>
	);
}

function BackLink({ text }: { text: string }) {
	return (
		<RoomLink href="/documents" className="mb-3 inline-flex min-h-9 items-center gap-1 text-ink-soft hover:text-ink">
			<ChevronLeft size={16} aria-hidden="true" />
			{text}
		</RoomLink>
	);
}

function Heading({ details }: { details: DocumentDetailsData }) {
	const words = useWords("document");
	const { untitled } = useWords("documents");
	const names = { name: details.senderName, behalf: details.behalfName ?? "" };
	const [own, behalf] = details.sentAt ? [words.sentBy, words.sentFor] : [words.madeBy, words.madeFor];
	return (
		<div className="min-w-0 flex-1 max-sm:basis-full">
			<h1
				className={cx(
					"text-pretty break-words text-left font-semibold",
					details.title.length > 60 ? "text-title" : "text-display",
				)}
				dir="auto"
			>
				{details.title || untitled}
			</h1>
			<div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft">
				<span className="text-ink">
					<DocumentStatus
						{...details}
						isUndelivered={openFailures(details.signers).length > 0}
						isUndrawn={details.undrawn !== null}
						isToReview={isToReview(details.signers)}
					/>
				</span>
				<span>{format(details.behalfName ? behalf : own, names)}</span>
				{details.isSandbox ? <span className="font-medium text-warn">{words.sandbox}</span> : null}
			</div>
		</div>
	);
}

function StateNotice({ details }: { details: DocumentDetailsData }) {
	const words = useWords("document").notices;
	const isReviewed = details.signers.some((signer) => signer.type === "Reviewer");
	const done = isReviewed ? words.reviewed : words.signed;
	if (details.sealState === "Failed") {
		return (
			<Notice tone="warn" className="mb-6">
				{done} {details.sealNote ? format(words.sealFailedWhy, { why: details.sealNote }) : words.sealFailed}
			</Notice>
		);
	}
	if (details.sealState === "Pending") {
		return (
			<Notice tone="info" className="mb-6">
				{done} {words.sealing}
			</Notice>
		);
	}
	if (details.sealState === "Sealed" && details.sealNote) {
		return (
			<Notice tone="warn" className="mb-6">
				{format(words.sealedAt, { level: details.sealLevel ?? "", note: details.sealNote })}
			</Notice>
		);
	}
	if (details.status === "Declined" || details.status === "Revoked") {
		const [plain, withReason] =
			details.status === "Declined" ? [words.declined, words.declinedWhy] : [words.revoked, words.revokedWhy];
		return (
			<Notice tone={details.status === "Declined" ? "bad" : "info"} className="mb-6">
				{details.closeReason ? format(withReason, { why: details.closeReason }) : plain}
			</Notice>
		);
	}
	return null;
}

/**
 * The places that somebody else can take, from when it is asked on or the address of the page says so: as they are then,
 * whatever happens meanwhile. None: nothing is asked.
 */
function useAskedPlaces(details: DocumentDetailsData) {
	const { change: words, signers } = useWords("document");
	const [places, setPlaces] = useState<TakenPlace[]>([]);
	const ask = () => {
		const found = details.isOpen ? placesOf(details.signers, signers.step) : [];
		if (found.length === 0) toast(words.nobody, "bad");
		setPlaces(found);
	};
	useAskedFor((asked) => {
		if (asked === ASKED_RECIPIENT) ask();
	});
	return { places, ask, close: () => setPlaces([]) };
}
