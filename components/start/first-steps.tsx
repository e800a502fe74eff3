"use client";

import { Check } from "lucide-react";
import { useEffect, useState } from "react";
import { type SendSample, SendSampleButton } from "#components/documents/send-sample-button.tsx";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Button } from "#components/ui/button.tsx";
import { RoomButton } from "#components/ui/page-button.tsx";
import { ProgressBar } from "#components/ui/progress-bar.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { format } from "#lib/i18n/message.ts";

type FirstStepItem = { step: "organisation" | "logo" | "mail" | "sample" | "people"; isDone: boolean };

type Props = {
	/** null: they were put away. */
	steps: FirstStepItem[] | null;
	sendSample: SendSample;
	putAway: (input: { isAway: boolean }) => Promise<ActionAnswer>;
};

const WAYS = {
	organisation: "/settings/organisation",
	logo: "/settings/brands",
	mail: "/outbox",
	people: "/settings/people",
} as const;
/** So long it can be taken back on the spot. */
const UNDO_MS = 10_000;

/**
 * What to do first, and what of it is done; put away it does not come back. The page is made anew by itself when
 * something happens to a document: then it has no steps any more, while they can still be taken back.
 */
export function FirstSteps({ steps, sendSample, putAway }: Props) {
	const { first: words } = useWords("start");
	const { run, isBusy } = useAction(putAway);
	const [state, setState] = useState<"here" | "undo" | "away">("here");
	const [takenBack, setTakenBack] = useState<FirstStepItem[] | null>(null);
	const shown = steps ?? takenBack;

	useEffect(() => {
		if (state !== "undo") return;
		const timer = setTimeout(() => setState("away"), UNDO_MS);
		return () => clearTimeout(timer);
	}, [state]);

	// Shown when it is kept: whoever leaves at once finds it so.
	async function put(isAway: boolean) {
		const answer = await run({ isAway });
		if (answer?.ok) {
			if (isAway) setTakenBack(shown);
			setState(isAway ? "undo" : "here");
		} else if (answer) toast(answer.message, "bad");
	}

	if (state === "away") return null;
	if (state === "undo") {
		return (
			<div
				role="status"
				className="flex items-center justify-between gap-3 rounded-card border border-line px-4 py-2.5 text-ink-soft"
			>
				{words.isAway}
				<Button size="sm" isBusy={isBusy} onClick={() => put(false)}>
					{words.undo}
				</Button>
			</div>
		);
	}
	return shown && <StepsCard steps={shown} sendSample={sendSample} isBusy={isBusy} onAway={() => put(true)} />;
}

type CardProps = Pick<Props, "sendSample"> & { steps: FirstStepItem[]; isBusy: boolean; onAway: () => void };

function StepsCard({ steps, sendSample, isBusy, onAway }: CardProps) {
	const { first: words } = useWords("start");
	const done = steps.filter(({ isDone }) => isDone).length;
	const count = format(words.count, { done, all: steps.length });
	return (
		<section className="overflow-hidden rounded-card border border-line bg-surface">
			<div className="flex flex-col gap-3 border-line border-b px-4 pt-4 pb-3.5 sm:px-5">
				<div className="flex items-center justify-between">
					<h2 className="font-semibold">{words.title}</h2>
					<span className="text-ink-soft tabular-nums">{count}</span>
				</div>
				<ProgressBar label={words.title} value={done} max={steps.length} valueText={count} />
			</div>
			<ul>
				{steps.map((item) => (
					<Step key={item.step} item={item} sendSample={sendSample} />
				))}
			</ul>
			<div className="px-3 py-2">
				<Button variant="ghost" isBusy={isBusy} onClick={onAway}>
					{words.away}
				</Button>
			</div>
		</section>
	);
}

function Step({ item: { step, isDone }, sendSample }: { item: FirstStepItem; sendSample: SendSample }) {
	const { first } = useWords("start");
	const { title, about, action } = first.steps[step];
	return (
		<li className="flex items-start gap-3 border-line border-b px-4 py-3 sm:px-5">
			{isDone ? (
				<span className="mt-px grid size-5 shrink-0 place-items-center rounded-full bg-good text-surface">
					<Check size={14} strokeWidth={3} aria-hidden="true" />
				</span>
			) : (
				<span aria-hidden="true" className="mt-px size-5 shrink-0 rounded-full border border-line-strong" />
			)}
			{isDone ? (
				<span className="text-ink-soft">
					<span aria-hidden="true">{title}</span>
					<span className="sr-only">{format(first.isDone, { step: title })}</span>
				</span>
			) : (
				<div className="min-w-0">
					<p className="font-medium">{title}</p>
					<p className="mb-2 text-pretty text-ink-soft">{about}</p>
					{step === "sample" ? (
						<SendSampleButton send={sendSample} variant="secondary" />
					) : (
						<RoomButton href={WAYS[step]}>{action}</RoomButton>
					)}
				</div>
			)}
		</li>
	);
}
