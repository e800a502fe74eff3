"use client";

import { ChevronLeft, RotateCw } from "lucide-react";
import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { toastAnswer } from "#components/ui/actions/toast-answer.ts";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Button } from "#components/ui/button.tsx";
import { Code } from "#components/ui/code-block.tsx";
import { CopiedId } from "#components/ui/copied-id.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { RoomLink } from "#components/ui/page-link.tsx";
import { TimeInSentence } from "#components/ui/time/time-in-sentence.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { WEBHOOK_RETRY_MINUTES } from "#lib/contract/webhooks/events.ts";
import type { WorkplaceMessages } from "#lib/i18n/app-messages.ts";
import { format } from "#lib/i18n/message.ts";
import { DeliveryState } from "./delivery-state.tsx";
import { DeliveryTries } from "./delivery-tries.tsx";
import type { WholeDeliveryItem } from "./webhook-items.ts";
import { placeAddress, type WebhooksPlace } from "./webhooks-place.ts";

const TRIES = WEBHOOK_RETRY_MINUTES.length + 1;

type Props = {
	delivery: WholeDeliveryItem;
	place: WebhooksPlace;
	isOff: boolean;
	resend: (input: { deliveryId: string }) => Promise<ActionAnswer>;
};

/** What was sent, what came back, what comes next. */
export function DeliveryDetails({ delivery, place, isOff, resend }: Props) {
	const { delivery: words } = useWords("webhooks");
	const { copyNamed } = useWords("common");
	return (
		<section aria-label={words.title} className="flex min-w-0 flex-col gap-4 px-4 py-4">
			<RoomLink
				href={placeAddress({ ...place, deliveryId: null })}
				scroll={false}
				className="-ml-1 inline-flex min-h-9 items-center gap-1 self-start font-medium text-seal xl:hidden"
			>
				<ChevronLeft size={16} aria-hidden="true" />
				{words.back}
			</RoomLink>
			<Verdict delivery={delivery} isOff={isOff} resend={resend} />
			<Answered delivery={delivery} />
			<Part title={words.sent}>
				{delivery.body === null ? (
					<p className="text-ink-soft">{delivery.attempts === 0 ? words.unmade : words.gone}</p>
				) : (
					<Code label={words.body} copyLabel={format(copyNamed, { label: words.body })} isTall>
						{readable(delivery.body)}
					</Code>
				)}
			</Part>
			<DeliveryTries tries={delivery.tries} seesAnswers={delivery.seesAnswers} />
			<Part title={words.eventId}>
				<CopiedId id={delivery.eventId} label={words.copyId} />
			</Part>
			{delivery.documentId && delivery.title ? (
				<Part title={words.document}>
					<RoomLink href={`/documents/${delivery.documentId}`} className="break-words text-seal hover:underline">
						{delivery.title}
					</RoomLink>
				</Part>
			) : null}
		</section>
	);
}

function Part({ title, aside, children }: { title: string; aside?: string; children: ReactNode }) {
	return (
		<div className="min-w-0">
			<h4 className="mb-1.5 flex justify-between gap-3 text-ink-soft text-xs leading-5">
				{title}
				{aside ? <span>{aside}</span> : null}
			</h4>
			{children}
		</div>
	);
}

function Verdict({ delivery, isOff, resend }: Omit<Props, "place">) {
	const { delivery: words } = useWords("webhooks");
	const locale = useWordsLocale();
	const router = useRouter();
	const { run, isBusy } = useAction(resend);
	const { attempts, status, nextAttemptAt } = delivery;
	const tookMs = delivery.tries.at(-1)?.tookMs ?? null;

	async function again() {
		const answer = await run({ deliveryId: delivery.id });
		if (answer) toastAnswer(answer, words.resent);
		router.refresh();
	}

	return (
		<div className="flex flex-col gap-2">
			<div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
				<h3 className="min-w-0 break-all font-mono text-sm font-semibold">{delivery.eventType}</h3>
				{isOff ? null : (
					<Button
						size="sm"
						icon={<RotateCw size={16} aria-hidden="true" />}
						isBusy={isBusy}
						onClick={() => void again()}
					>
						{words.resend}
					</Button>
				)}
			</div>
			<p className="flex flex-wrap gap-x-3 tabular-nums">
				<DeliveryState delivery={delivery} />
				{tookMs === null ? null : <span className="text-ink-soft">{seconds(tookMs, locale)}</span>}
				{attempts > 0 ? (
					<span className="text-ink-soft">{format(words.tries, { count: attempts, of: TRIES })}</span>
				) : null}
			</p>
			<p className="text-pretty">
				{verdictOf(delivery, words.verdicts)}{" "}
				{status === "Pending" && attempts > 0 ? (
					<Filled text={words.next} values={{ when: <TimeInSentence at={nextAttemptAt} /> }} />
				) : null}
				{status === "Failed" ? words.givenUp : null} {isOff ? words.cannotResend : null}
			</p>
		</div>
	);
}

function seconds(tookMs: number, locale: string): string {
	const digits = { maximumFractionDigits: tookMs < 1_000 ? 3 : 1 };
	const style = { style: "unit", unit: "second", unitDisplay: "narrow", ...digits } as const;
	return new Intl.NumberFormat(locale, style).format(tookMs / 1_000);
}

type Verdicts = WorkplaceMessages["webhooks"]["delivery"]["verdicts"];

function verdictOf({ status, attempts, failure, lastStatus, seesAnswers }: WholeDeliveryItem, words: Verdicts): string {
	if (status === "Delivered") return words.taken;
	if (status === "Pending" && attempts === 0) return words.waiting;
	if (failure === null || (!seesAnswers && failure === "unreachable")) return words.notTaken;
	if (failure === "status" && lastStatus !== null && lastStatus >= 300 && lastStatus < 400) return words.redirect;
	return words[failure];
}

function Answered({ delivery: { answer, seesAnswers, tries } }: { delivery: WholeDeliveryItem }) {
	const { delivery: words } = useWords("webhooks");
	const { copyNamed } = useWords("common");
	if (seesAnswers && tries.length === 0) return null;
	return (
		<Part title={words.answered} {...(answer ? { aside: words.first } : {})}>
			{answer ? (
				<Code label={words.answered} copyLabel={format(copyNamed, { label: words.answered })} isTall>
					{answer}
				</Code>
			) : (
				<p className="text-ink-soft">{seesAnswers ? words.noText : words.hidden}</p>
			)}
		</Part>
	);
}

/** JSON with a line for each of its parts; what is none stays as it is. */
function readable(text: string): string {
	try {
		return JSON.stringify(JSON.parse(text), null, 2);
	} catch {
		return text;
	}
}
