"use client";

import { ChevronLeft, Download } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { cx } from "#components/ui/cx.ts";
import { Notice } from "#components/ui/notice.tsx";
import { type DocumentDetailsData, openFailures } from "./details.ts";
import { DocumentActions } from "./document-actions.tsx";
import { DocumentFacts } from "./document-facts.tsx";
import { DocumentStatus } from "./document-status.tsx";
import { DocumentValues } from "./document-values.tsx";
import { DocumentViewer } from "./document-viewer.tsx";
import { KeepCurrent } from "./keep-current.tsx";
import { NextStep } from "./next-step.tsx";
import { SignerList } from "./signer-list.tsx";
import type { SignerVerbs } from "./signer-row.tsx";
import { Timeline } from "./timeline.tsx";
import { type Redraw, UndrawnNotice } from "./undrawn-notice.tsx";
import type { DocumentVerbs } from "./use-quick-verbs.ts";

type Props = DocumentVerbs & SignerVerbs & { details: DocumentDetailsData; redraw: Redraw };

/** The page of one document: who has to do what, what happened, and the pages themselves. */
export function DocumentDetails({ details, redraw, remind, revoke, remove, send, correctEmail, copyLink }: Props) {
	const [isMenuOpen, setIsMenuOpen] = useState(false);
	const isSendersTurn = details.status === "Draft" || details.waitingFor.length > 0;
	// An address to correct, or another file to send, is what there is to do then.
	const hasBounce = details.isOpen && openFailures(details.signers).some((one) => one.channel === "mail");
	const isStuck = hasBounce || details.undrawn !== null;
	const isSealing = details.sealState === "Pending" || details.sealState === "Failed";
	const isMoving = details.isOpen || isSealing || details.undrawn?.isTried;
	// What is to be done comes first; afterwards, what came of it.
	const isDone = details.status === "Completed";
	const signers = <SignerList details={details} correctEmail={correctEmail} copyLink={copyLink} />;
	return (
		<>
			{isMoving ? <KeepCurrent address={`/documents/${details.id}/version`} version={details.version} /> : null}
			<Link href="/documents" className="mb-3 inline-flex min-h-9 items-center gap-1 text-ink-soft hover:text-ink">
				<ChevronLeft size={16} aria-hidden="true" />
				Documents
			</Link>
			<div className="mb-6 flex items-start gap-x-4 gap-y-3 max-sm:flex-wrap">
				<Heading details={details} />
				<div className="flex shrink-0 items-center justify-end gap-2 max-sm:w-full max-sm:justify-start max-[359px]:gap-1">
					<ButtonLink
						href={`/documents/${details.id}/download`}
						variant={isSendersTurn || isStuck ? "secondary" : "primary"}
						icon={<Download size={16} aria-hidden="true" />}
					>
						{details.status === "Completed" ? "Download signed PDF" : "Download"}
					</ButtonLink>
					{isSendersTurn ? (
						<NextStep document={details} remind={remind} send={send} variant={isStuck ? "secondary" : "primary"} />
					) : null}
					<DocumentActions
						document={details}
						isOpen={isMenuOpen}
						onOpenChange={setIsMenuOpen}
						remind={remind}
						revoke={revoke}
						remove={remove}
						send={send}
						afterDelete="/documents"
					/>
				</div>
			</div>
			<UndrawnNotice details={details} redraw={redraw} />
			<StateNotice details={details} />
			<div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
				<div className="flex min-w-0 flex-col gap-6">
					{isDone ? null : signers}
					<DocumentViewer details={details} />
					<DocumentValues details={details} />
				</div>
				<div className="flex min-w-0 flex-col gap-6">
					{isDone ? signers : null}
					<DocumentFacts details={details} />
					<Timeline events={details.events} />
				</div>
			</div>
		</>
	);
}

function Heading({ details }: { details: DocumentDetailsData }) {
	return (
		<div className="min-w-0 flex-1 max-sm:basis-full">
			<h1
				className={cx(
					"text-pretty break-words font-semibold",
					details.title.length > 60 ? "text-title" : "text-display",
				)}
				dir="auto"
			>
				{details.title}
			</h1>
			<div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft">
				<span className="text-ink">
					<DocumentStatus
						{...details}
						isUndelivered={openFailures(details.signers).length > 0}
						isUndrawn={details.undrawn !== null}
					/>
				</span>
				<span>
					{details.sentAt ? "Sent by" : "Made by"} {details.senderName}
					{details.behalfName ? ` in the name of ${details.behalfName}` : null}
				</span>
				{details.isSandbox ? <span className="font-medium text-warn">Sandbox</span> : null}
			</div>
		</div>
	);
}

function StateNotice({ details }: { details: DocumentDetailsData }) {
	const isReviewed = details.signers.some((signer) => signer.type === "Reviewer");
	const done = isReviewed ? "Everybody has finished." : "Everybody has signed.";
	if (details.sealState === "Failed") {
		return (
			<Notice tone="warn" className="mb-6">
				{done} Finalising the PDF failed and is being retried
				{details.sealNote ? `: ${details.sealNote}` : "."}
			</Notice>
		);
	}
	if (details.sealState === "Pending") {
		return (
			<Notice tone="info" className="mb-6">
				{done} The sealed PDF is being made.
			</Notice>
		);
	}
	if (details.sealState === "Sealed" && details.sealNote) {
		return (
			<Notice tone="warn" className="mb-6">
				Sealed at level {details.sealLevel}: {details.sealNote}
			</Notice>
		);
	}
	if (details.status === "Declined" || details.status === "Revoked") {
		const verb = details.status === "Declined" ? "Declined" : "Revoked";
		return (
			<Notice tone={details.status === "Declined" ? "bad" : "info"} className="mb-6">
				{details.closeReason ? `${verb}: ${details.closeReason}` : `${verb}.`}
			</Notice>
		);
	}
	return null;
}
