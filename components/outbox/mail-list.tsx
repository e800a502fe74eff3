"use client";

import { ChevronLeft, ChevronRight, Inbox, MessageSquare } from "lucide-react";
import { type SendSample, SendSampleButton } from "#components/documents/send-sample-button.tsx";
import { EmptyList } from "#components/ui/lists/empty-list.tsx";
import { RoomButton } from "#components/ui/page-button.tsx";
import { RoomLink } from "#components/ui/page-link.tsx";
import { RelativeTime } from "#components/ui/time/relative-time.tsx";
import { useWords } from "#components/ui/words.tsx";
import { MailStatus } from "./mail-status.tsx";

type Mail = {
	id: string;
	channel: string;
	to: string;
	subject: string;
	status: string;
	error: string | null;
	createdAt: string;
	nextAttemptAt: string | null;
};
type Props = {
	mails: Mail[];
	nextCursor: string | null;
	isFirstPage: boolean;
	/** Emails about test documents are shown, not those about live ones. */
	isSandbox: boolean;
	sendSample: SendSample;
};

/** Mails that were composed, the newest first. */
export function MailList({ mails, nextCursor, isFirstPage, isSandbox, sendSample }: Props) {
	const words = useWords("outbox");
	const documents = useWords("documents");
	if (mails.length === 0) {
		return (
			<EmptyList
				icon={Inbox}
				title={isFirstPage ? words.none : words.noOlder}
				about={isFirstPage ? (isSandbox ? words.aboutSandbox : words.about) : documents.seenAll}
			>
				{isFirstPage ? (
					<SendSampleButton send={sendSample} />
				) : (
					<RoomButton href="/outbox">{documents.showLatest}</RoomButton>
				)}
			</EmptyList>
		);
	}
	return (
		<>
			<ul className="overflow-hidden rounded-card border border-line bg-surface">
				{mails.map((mail) => (
					<li
						key={mail.id}
						className="relative border-line border-b last:border-b-0 hover:bg-sunken/50 focus-within:bg-sunken/50"
					>
						<MailRow mail={mail} />
					</li>
				))}
			</ul>
			{isFirstPage && !nextCursor ? null : (
				<nav aria-label={documents.pages} className="mt-4 flex justify-between gap-3">
					{isFirstPage ? (
						<span />
					) : (
						<RoomButton href="/outbox" icon={<ChevronLeft size={16} aria-hidden="true" />}>
							{documents.latest}
						</RoomButton>
					)}
					{nextCursor ? (
						<RoomButton href={`/outbox?cursor=${nextCursor}`}>
							{documents.older}
							<ChevronRight size={16} aria-hidden="true" />
						</RoomButton>
					) : null}
				</nav>
			)}
		</>
	);
}

function MailRow({ mail }: { mail: Mail }) {
	const { sms } = useWords("outbox");
	return (
		<div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-3 sm:px-5 md:grid-cols-[minmax(0,1fr)_14rem_7rem_8rem]">
			<div className="min-w-0 max-md:col-span-2">
				<RoomLink
					isOfRow
					href={`/outbox/${mail.id}`}
					prefetch={false}
					dir="auto"
					title={mail.subject}
					className="line-clamp-2 break-words font-medium md:block md:truncate"
				>
					{mail.channel === "sms" ? (
						<MessageSquare size={14} aria-label={sms} className="mr-1.5 inline-block text-ink-soft" />
					) : null}
					{mail.subject}
				</RoomLink>
				{mail.error ? <p className="truncate text-bad">{mail.error}</p> : null}
			</div>
			<div className="truncate text-ink-soft max-md:col-span-2 max-md:col-start-1 max-md:row-start-2" title={mail.to}>
				{mail.to}
			</div>
			<div className="max-md:col-start-1 max-md:row-start-3">
				<MailStatus status={mail.status} nextAttemptAt={mail.nextAttemptAt} />
			</div>
			<div className="text-ink-soft tabular-nums max-md:col-start-2 max-md:row-start-3 max-md:justify-self-end">
				<RelativeTime at={mail.createdAt} />
			</div>
		</div>
	);
}
