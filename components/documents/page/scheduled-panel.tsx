"use client";

import { CalendarClock, Send, SquarePen } from "lucide-react";
import { useRouter } from "next/navigation";
import { type MouseEvent, useRef, useState } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { toastAnswer } from "#components/ui/actions/toast-answer.ts";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Button } from "#components/ui/button.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { Moment } from "#components/ui/time/moment.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { TimeDialog } from "../dialogs/time-dialog.tsx";

/** What can be done to a document that waits for its time. */
export type ScheduleVerbs = {
	sendNow: (input: { documentId: string }) => Promise<ActionAnswer>;
	/** `sendAt` in unix seconds. */
	reschedule: (input: { documentId: string; sendAt: number }) => Promise<ActionAnswer>;
	takeBack: (input: { documentId: string }) => Promise<ActionAnswer>;
};

type Props = ScheduleVerbs & { details: { id: string; scheduledFor: string | null } };

/** When a document goes out, and what can be done before. */
export function ScheduledPanel({ details: { id, scheduledFor }, ...verbs }: Props) {
	const words = useWords("document").scheduled;
	const locale = useWordsLocale();
	if (scheduledFor === null) return null;
	return (
		<section
			aria-label={words.title}
			className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-surface px-5 py-4"
		>
			<div className="flex min-w-0 flex-1 basis-72 items-start gap-3">
				<CalendarClock size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-seal" />
				<div>
					<p className="font-medium">
						<Filled
							text={words.goesOut}
							values={{ when: <Moment at={scheduledFor} locale={locale} style="minute" /> }}
						/>
					</p>
					<p className="text-ink-soft">{words.about}</p>
				</div>
			</div>
			<ScheduleButtons document={{ id, scheduledFor }} {...verbs} />
		</section>
	);
}

type ButtonsProps = ScheduleVerbs & { document: { id: string; scheduledFor: string } };

function ScheduleButtons({ document, sendNow, reschedule, takeBack }: ButtonsProps) {
	const words = useWords("document").scheduled;
	const router = useRouter();
	const [isAsking, setIsAsking] = useState(false);
	const opener = useRef<HTMLElement | null>(null);
	const sending = useAction(sendNow);
	const changing = useAction(takeBack);
	const { id: documentId } = document;

	async function send() {
		const answer = await sending.run({ documentId });
		if (!answer) return;
		toastAnswer(answer, words.sent);
		router.refresh();
	}

	async function change() {
		const answer = await changing.run({ documentId });
		if (answer?.ok) router.push(`/documents/${documentId}/desk`);
		else if (answer) toast(answer.message, "bad");
	}

	function ask({ currentTarget }: MouseEvent<HTMLElement>) {
		opener.current = currentTarget;
		setIsAsking(true);
	}

	const isChanging = changing.isBusy || changing.isDone;
	return (
		<div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
			<Button icon={<SquarePen size={16} aria-hidden="true" />} isBusy={isChanging} onClick={change}>
				{words.change}
			</Button>
			<Button icon={<CalendarClock size={16} aria-hidden="true" />} onClick={ask}>
				{words.changeTime}
			</Button>
			<Button variant="primary" icon={<Send size={16} aria-hidden="true" />} isBusy={sending.isBusy} onClick={send}>
				{words.sendNow}
			</Button>
			{isAsking ? (
				<TimeDialog
					words={words.dialog}
					now={document.scheduledFor}
					field="ScheduledSendTime"
					change={(sendAt) => reschedule({ documentId, sendAt })}
					opener={opener}
					onClose={() => setIsAsking(false)}
				/>
			) : null}
		</div>
	);
}
