"use client";

import type { ReactNode } from "react";
import { Address } from "#components/ui/address.tsx";
import { CopiedId } from "#components/ui/copied-id.tsx";
import { RoomLink } from "#components/ui/page-link.tsx";
import { Section } from "#components/ui/section.tsx";
import { Moment } from "#components/ui/time/moment.tsx";
import { RelativeTime } from "#components/ui/time/relative-time.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import type { DocumentDetailsData } from "../details.ts";
import { FileList } from "../dialogs/file-list.tsx";
import type { Extend } from "./expiry-fact.tsx";
import { ExpiryFact } from "./expiry-fact.tsx";

/** What else is known of a document: dates, copies, files and their hashes. */
export function DocumentFacts({ details, extend }: { details: DocumentDetailsData; extend: Extend }) {
	const words = useWords("document").facts;
	const locale = useWordsLocale();
	const { listSeparator } = useWords("common");
	return (
		<Section title={words.title}>
			<dl className="flex flex-col gap-3 px-4 py-4 sm:px-5">
				<Fact name={details.sentAt ? words.sent : words.made}>
					<RelativeTime at={details.sentAt ?? details.createdAt} />
				</Fact>
				{details.scheduledFor ? (
					<Fact name={words.goesOut}>
						<Moment at={details.scheduledFor} locale={locale} style="minute" />
					</Fact>
				) : null}
				{details.expiresAt && (details.isOpen || details.status === "Expired") ? (
					<Fact name={details.isOpen ? words.expires : words.expired}>
						<ExpiryFact details={{ id: details.id, expiresAt: details.expiresAt }} extend={extend} />
					</Fact>
				) : null}
				<Deletion at={details.deletesAt} />
				{details.reminders ? <Fact name={words.reminders}>{format(words.every, details.reminders)}</Fact> : null}
				{details.sealLevel ? <Fact name={words.seal}>{`PAdES ${details.sealLevel}`}</Fact> : null}
				{details.carbonCopies.length > 0 ? (
					<Fact name={words.copies}>
						<span className="break-words">
							<Address text={details.carbonCopies.join(listSeparator)} />
						</span>
					</Fact>
				) : null}
				<Template of={details.template} />
				{details.labels.length > 0 ? <Fact name={words.labels}>{details.labels.join(listSeparator)}</Fact> : null}
				{details.message ? (
					<Fact name={words.message}>
						<span className="whitespace-pre-wrap break-words" dir="auto">
							{details.message}
						</span>
					</Fact>
				) : null}
				<Fact name={words.id}>
					<CopiedId id={details.id} label={words.copyId} />
				</Fact>
			</dl>
			<div className="border-line border-t px-4 py-4 sm:px-5">
				<FileList documentId={details.id} {...details.downloads} />
			</div>
			{details.downloads.hasCertificate ? (
				<div className="border-line border-t px-4 py-3 sm:px-5">
					<a href={`/documents/${details.id}/certificate`} className="text-seal underline-offset-4 hover:underline">
						{words.certificate}
					</a>
				</div>
			) : null}
		</Section>
	);
}

/** What it was made from. */
function Template({ of }: { of: DocumentDetailsData["template"] }) {
	const words = useWords("document").facts;
	if (of === null) return null;
	return (
		<Fact name={words.template}>
			<RoomLink
				href={`/templates/${of.id}`}
				prefetch={false}
				className="break-words text-seal underline-offset-4 hover:underline"
			>
				{of.title}
			</RoomLink>
		</Fact>
	);
}

/** When the account's rule for completed documents deletes it. */
function Deletion({ at }: { at: string | null }) {
	const words = useWords("document").facts;
	const locale = useWordsLocale();
	if (at === null) return null;
	return (
		<Fact name={words.deleted}>
			<Moment at={at} locale={locale} style="day" />
		</Fact>
	);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3">
			<dt className="text-ink-soft">{name}</dt>
			<dd>{children}</dd>
		</div>
	);
}
