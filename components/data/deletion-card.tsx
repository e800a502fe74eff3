"use client";

import { KeepRoomCurrent } from "#components/live/keep-page-current.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { ProgressBar } from "#components/ui/progress-bar.tsx";
import { Section } from "#components/ui/section.tsx";
import { Moment } from "#components/ui/time/moment.tsx";
import { TimeInSentence } from "#components/ui/time/time-in-sentence.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import { EndExport } from "./end-export.tsx";
import type { DeletionItem, DeletionVerbs } from "./item.ts";
import { Listed } from "./listed.tsx";
import { StartDeletion } from "./start-deletion.tsx";

type Props = { accountName: string; item: DeletionItem; verbs: DeletionVerbs };

/** The deletion of all documents: what goes and what stays, asked for, undone, carried out. */
export function DeletionCard({ accountName, item, verbs }: Props) {
	const { deletion: words } = useWords("data");
	const { goes, stays } = words;
	const status = item.deletion?.status ?? null;
	const isAsked = status === "Waiting" || status === "Running";
	const takesCertificates = isAsked && item.deletion?.takesCertificates === true;
	const kept = isAsked ? stays.certificatesKept : stays.certificates;
	const certificates = item.certificates > 0 && !takesCertificates ? [kept] : [];
	return (
		<Section title={words.title} about={words.about}>
			<div className="flex flex-col gap-5 px-4 py-4 sm:px-5">
				{item.deletion ? <State item={item} deletion={item.deletion} undo={verbs.undo} /> : null}
				<div className="grid gap-5 sm:grid-cols-2">
					<Listed
						title={words.goesTitle}
						lines={[goes.documents, goes.drafts, goes.trash, ...(takesCertificates ? [goes.certificates] : [])]}
					/>
					<Listed title={words.staysTitle} lines={[stays.account, stays.looks, stays.log, ...certificates]} isIn />
				</div>
				<Held item={item} />
				{status === null || status === "Done" ? (
					<StartDeletion accountName={accountName} certificates={item.certificates} start={verbs.start} />
				) : null}
			</div>
			{status === "Running" ? <KeepRoomCurrent isMoving /> : null}
		</Section>
	);
}

type StateProps = {
	item: DeletionItem;
	deletion: NonNullable<DeletionItem["deletion"]>;
	undo: DeletionVerbs["undo"];
};

function State({ item, deletion, undo }: StateProps) {
	const { deletion: words } = useWords("data");
	const locale = useWordsLocale();
	const { status, personName, startedAt, dueAt, endedAt, documentCount, keptCount } = deletion;
	const due = <Moment at={dueAt} locale={locale} style="minute" />;
	const asked = (
		<Filled text={words.askedBy} values={{ person: personName, when: <TimeInSentence at={startedAt} /> }} />
	);
	if (status === "Waiting") {
		return (
			<Notice tone="warn">
				<p className="font-medium">
					<Filled text={words.waiting} values={{ when: due }} />
				</p>
				<p className="mb-3">
					{asked} {words.meanwhile}
				</p>
				<EndExport
					verb={undo}
					isGood
					words={{ action: words.undo, title: words.undoTitle, about: words.undoAbout, done: words.undone }}
				/>
			</Notice>
		);
	}
	const deleted = Math.max(0, documentCount - (status === "Done" ? keptCount : item.left));
	if (status === "Running") {
		const progress = format(words.progress, { count: documentCount, done: deleted });
		return (
			<div className="flex flex-col gap-3">
				<p className="font-medium">{words.running}</p>
				<ProgressBar label={words.running} value={deleted} max={Math.max(documentCount, 1)} valueText={progress} />
				<p className="text-ink-soft tabular-nums">{progress}</p>
			</div>
		);
	}
	const when = <Moment at={endedAt ?? dueAt} locale={locale} style="minute" />;
	return (
		<Notice tone="info">
			<Filled text={words.done} values={{ count: deleted, when }} /> {asked}
		</Notice>
	);
}

/** Documents that stay because an Admin holds them. */
function Held({ item: { held, hasMoreHeld } }: { item: DeletionItem }) {
	const { deletion: words } = useWords("data");
	if (held.length === 0) return null;
	return (
		<div>
			<h3 className="mb-2 font-medium">{words.heldTitle}</h3>
			<ul className="flex flex-col gap-1">
				{held.map(({ id, title, isInTrash }) => (
					<li key={id}>
						<a
							href={isInTrash ? "/documents?filter=trash" : `/documents/${id}`}
							className="inline-flex min-h-6 items-center text-seal underline-offset-4 hover:underline"
						>
							{title}
						</a>
					</li>
				))}
				{hasMoreHeld ? <li className="text-ink-soft">{words.moreHeld}</li> : null}
			</ul>
		</div>
	);
}
