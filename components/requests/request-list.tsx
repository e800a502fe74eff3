"use client";

import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { CopiedId } from "#components/ui/copied-id.tsx";
import { cx } from "#components/ui/cx.ts";
import { Status, type StatusTone } from "#components/ui/status.tsx";
import { Moment } from "#components/ui/time/moment.tsx";
import { RelativeTime } from "#components/ui/time/relative-time.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { remembered } from "#lib/i18n/remembered.ts";

/** A call of the API as its log shows it. */
export type RequestItem = {
	id: string;
	/** Method and path. */
	spelled: string;
	status: number;
	errorType: string | null;
	/** null: the key or app is not there any more. */
	caller: string | null;
	userName: string | null;
	isSandbox: boolean;
	tookMs: number;
	ip: string;
	/** ISO 8601. */
	at: string;
};

const GRID = "md:grid-cols-[1rem_minmax(0,1fr)_8.5rem_10rem_4.5rem_7rem]";

/** Calls, the latest first; each opens to what is known of it. Only one that was looked for is open at first. */
export function RequestList({ requests, openId }: { requests: RequestItem[]; openId: string }) {
	const { columns, list } = useWords("requests");
	return (
		<div className="overflow-hidden rounded-card border border-line bg-surface">
			<div
				aria-hidden="true"
				className={cx("hidden gap-4 border-line border-b px-4 py-2.5 font-medium text-ink-soft md:grid", GRID)}
			>
				<span />
				<span>{columns.operation}</span>
				<span>{columns.status}</span>
				<span>{columns.caller}</span>
				<span className="text-right">{columns.took}</span>
				<span className="text-right">{columns.at}</span>
			</div>
			<ul aria-label={list}>
				{requests.map((request) => (
					<li key={request.id} className="border-line border-b last:border-b-0">
						<details className="group" open={request.id === openId}>
							<RequestLine request={request} />
							<RequestDetail request={request} />
						</details>
					</li>
				))}
			</ul>
		</div>
	);
}

function RequestLine({ request }: { request: RequestItem }) {
	const words = useWords("requests");
	const locale = useWordsLocale();
	return (
		<summary
			className={cx(
				"grid cursor-pointer list-none grid-cols-[1rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 px-4 py-2.5 -outline-offset-2 hover:bg-sunken [&::-webkit-details-marker]:hidden",
				GRID,
			)}
		>
			<ChevronRight
				size={16}
				aria-hidden="true"
				className="text-ink-soft transition-transform duration-150 group-open:rotate-90 motion-reduce:transition-none"
			/>
			<span className="min-w-0 break-words font-mono text-xs leading-5">{request.spelled}</span>
			<span className="tabular-nums">
				<Status tone={toneOf(request.status)}>{request.status}</Status>
			</span>
			<span className="flex min-w-0 flex-wrap gap-x-2 text-ink-soft max-md:col-start-2">
				<span className="truncate">{request.caller ?? words.ended}</span>
				{request.isSandbox ? <Status tone="warn">{words.sandbox}</Status> : null}
			</span>
			<span className="text-right text-ink-soft tabular-nums">{milliseconds(request.tookMs, locale)}</span>
			<span className="text-ink-soft tabular-nums max-md:col-start-2 md:text-right">
				<RelativeTime at={request.at} />
			</span>
		</summary>
	);
}

function toneOf(status: number): StatusTone {
	if (status >= 500) return "bad";
	return status >= 400 ? "warn" : "good";
}

const inMilliseconds = remembered(
	(tag) => new Intl.NumberFormat(tag, { style: "unit", unit: "millisecond", unitDisplay: "short" }),
);

function milliseconds(tookMs: number, locale: string): string {
	return inMilliseconds(locale).format(tookMs);
}

function RequestDetail({ request }: { request: RequestItem }) {
	const { detail: words } = useWords("requests");
	const locale = useWordsLocale();
	return (
		<dl className="grid gap-x-8 gap-y-3 border-line border-t bg-sunken px-4 py-4 sm:grid-cols-2 md:pl-12 xl:grid-cols-3">
			<Fact name={words.requestId}>
				<CopiedId id={request.id} label={words.copy} />
				<span className="text-ink-soft">{words.idAbout}</span>
			</Fact>
			<Fact name={words.errorType}>
				<span className={request.errorType ? "font-mono text-xs leading-5" : ""}>
					{request.errorType ?? words.noError}
				</span>
			</Fact>
			<Fact name={words.at}>
				<Moment at={request.at} locale={locale} style="minute" />
			</Fact>
			<Fact name={words.actsAs}>{request.userName ?? words.unknown}</Fact>
			<Fact name={words.ip}>
				<span className="break-all font-mono text-xs leading-5">{request.ip || words.unknown}</span>
			</Fact>
		</dl>
	);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="min-w-0">
			<dt className="text-ink-soft text-xs leading-5">{name}</dt>
			<dd className="break-words">{children}</dd>
		</div>
	);
}
