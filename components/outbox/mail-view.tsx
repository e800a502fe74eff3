"use client";

import { ChevronLeft, Paperclip } from "lucide-react";
import { useState } from "react";
import { Address } from "#components/ui/address.tsx";
import { cx } from "#components/ui/cx.ts";
import { Filled } from "#components/ui/filled.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { RoomLink } from "#components/ui/page-link.tsx";
import { RelativeTime } from "#components/ui/time/relative-time.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import { MailFrame } from "./mail-frame.tsx";
import { MailStatus } from "./mail-status.tsx";

/** A mail or text message as it was composed. Time is ISO 8601. */
type MailData = {
	id: string;
	to: string;
	subject: string;
	status: string;
	error: string | null;
	attempts: number;
	createdAt: string;
	nextAttemptAt: string | null;
	html: string;
	text: string;
	attachments: string[];
	document: { id: string; title: string } | null;
};

const PARTS = ["html", "text"] as const;
type Part = (typeof PARTS)[number];

/** One mail or text message: whom it is for, what it looks like, what is attached. */
export function MailView({ mail }: { mail: MailData }) {
	const { title, message: words } = useWords("outbox");
	const [part, setPart] = useState<Part>("html");
	// Text messages have nothing else.
	const isText = mail.html === "";
	return (
		<div className="mx-auto max-w-3xl">
			<RoomLink href="/outbox" className="mb-3 inline-flex min-h-9 items-center gap-1 text-ink-soft hover:text-ink">
				<ChevronLeft size={16} aria-hidden="true" />
				{title}
			</RoomLink>
			<h1 className="text-pretty break-words font-semibold text-title" dir="auto">
				{mail.subject}
			</h1>
			<MailFacts mail={mail} />
			{mail.error ? (
				<Notice tone={mail.status === "Failed" ? "bad" : "warn"} className="mb-4">
					{format(mail.status === "Failed" ? words.failed : words.failedSoFar, {
						count: mail.attempts,
						why: mail.error,
					})}
				</Notice>
			) : null}
			<div className="overflow-hidden rounded-card border border-line bg-surface">
				{isText ? null : <Toolbar mail={mail} part={part} choose={setPart} />}
				{isText ? (
					<LinkedText text={mail.text} className="p-5 text-read" />
				) : part === "html" ? (
					<MailFrame html={mail.html} title={mail.subject} />
				) : (
					<LinkedText text={mail.text} className="p-5 font-mono text-xs leading-5" />
				)}
			</div>
		</div>
	);
}

function Toolbar({ mail, part, choose }: { mail: MailData; part: Part; choose: (part: Part) => void }) {
	const { message: words } = useWords("outbox");
	return (
		<div className="flex flex-wrap items-center justify-between gap-3 border-line border-b px-3 py-2">
			<fieldset className="flex gap-1">
				<legend className="sr-only">{words.parts}</legend>
				{PARTS.map((name) => (
					<button
						key={name}
						type="button"
						aria-pressed={part === name}
						onClick={() => choose(name)}
						className={cx(
							"min-h-9 rounded-control px-3 font-medium",
							part === name ? "bg-sunken text-ink" : "text-ink-soft hover:text-ink",
						)}
					>
						{words[name]}
					</button>
				))}
			</fieldset>
			{mail.attachments.length > 0 ? <Attachments mailId={mail.id} names={mail.attachments} /> : null}
		</div>
	);
}

function MailFacts({ mail }: { mail: MailData }) {
	const { message: words } = useWords("outbox");
	return (
		<div className="mt-1.5 mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft">
			<span className="text-ink">
				<MailStatus status={mail.status} nextAttemptAt={mail.nextAttemptAt} />
			</span>
			<span className="min-w-0 break-words">
				<Filled text={words.to} values={{ address: <Address text={mail.to} /> }} />
			</span>
			<RelativeTime at={mail.createdAt} />
			{mail.document ? (
				<RoomLink
					href={`/documents/${mail.document.id}`}
					className="max-w-80 truncate py-0.5 text-seal underline-offset-4 hover:underline"
				>
					{format(words.about, { title: mail.document.title })}
				</RoomLink>
			) : null}
		</div>
	);
}

function Attachments({ mailId, names }: { mailId: string; names: string[] }) {
	return (
		<ul className="flex min-w-0 flex-wrap gap-x-4 gap-y-1">
			{names.map((name, index) => (
				<li key={name} className="min-w-0">
					<a
						href={`/outbox/${mailId}/attachments/${index}`}
						className="inline-flex min-h-9 max-w-full items-center gap-1.5 text-seal underline-offset-4 hover:underline"
					>
						<Paperclip size={16} aria-hidden="true" className="shrink-0" />
						<span className="truncate">{name}</span>
					</a>
				</li>
			))}
		</ul>
	);
}

/** Plain text whose web addresses can be clicked. */
function LinkedText({ text, className }: { text: string; className?: string }) {
	const parts = text.split(/(https?:\/\/[^\s<>"]+)/);
	return (
		<div className={cx("whitespace-pre-wrap break-words", className)} dir="auto">
			{parts.map((part, index) =>
				// The addresses are what the expression caught: every second part.
				index % 2 === 1 ? (
					<a key={index} href={part} target="_blank" rel="noreferrer" className="break-all text-seal underline">
						{part}
					</a>
				) : (
					part
				),
			)}
		</div>
	);
}
