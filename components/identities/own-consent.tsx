"use client";

import { useActionState, useEffect, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { TimeInSentence } from "#components/ui/time/time-in-sentence.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import type { IdentityAnswered, IdentityRequestView } from "#lib/contract/sender-identities/identity-request-view.ts";
import type { IdentityMessages } from "#lib/i18n/identity/identity-messages.ts";
import { format } from "#lib/i18n/message.ts";
import { AnswerButtons, AnswerUntil } from "./answer-buttons.tsx";
import { Asker, Limits } from "./identity-question.tsx";

type Props = {
	/** mayApprove: not by the link in the mail alone */
	request: IdentityRequestView & { mayApprove: boolean };
	/** Those of the page behind the mailed link, which asks the same. */
	words: IdentityMessages;
	answer: (before: IdentityAnswered, form: FormData) => Promise<IdentityAnswered>;
};

/**
 * Whether others may send in the reader's name: the question, what was answered, and the way to end it. A form: it
 * works without scripts.
 */
export function OwnConsent({ request, words, answer }: Props) {
	const [{ status: given, problem }, act, isBusy] = useActionState(answer, { status: null, problem: null });
	const box = useRef<HTMLDivElement>(null);
	// The buttons that were pressed are gone: the keyboard goes on from what stands there now.
	useEffect(() => {
		if (given) box.current?.focus();
	}, [given]);
	const isOpen = request.status === "Pending";
	return (
		<div ref={box} tabIndex={-1} aria-live="polite" className="flex flex-col gap-5 px-4 py-4 outline-none sm:px-5">
			{isOpen ? <Question request={request} words={words} /> : <Answered request={request} />}
			{problem ? <Notice tone="bad">{problem}</Notice> : null}
			{isOpen || request.status === "Verified" ? (
				<form action={act} className="flex flex-wrap items-center gap-3">
					{isOpen ? (
						<AnswerButtons mayApprove={request.mayApprove && !request.isExpired} words={words} isBusy={isBusy} />
					) : (
						<TakeBack isBusy={isBusy} />
					)}
				</form>
			) : null}
		</div>
	);
}

function Question({ request, words }: Pick<Props, "request" | "words">) {
	const { own } = useWords("identities");
	const locale = useWordsLocale();
	const names = { account: request.accountName, inviter: request.askedBy };
	return (
		<>
			<p className="text-pretty break-words">
				{format(words.heading, names)}. {format(words.lead, names)}
			</p>
			<Asker request={request} words={words} />
			<Limits words={words} heading="h3" />
			<p className="text-pretty text-ink-soft">{own.takeBack}</p>
			<AnswerUntil request={request} words={words} locale={locale} />
			{request.mayApprove || request.isExpired ? null : (
				<Notice tone="info">{format(own.byMail, { inviter: request.askedBy })}</Notice>
			)}
		</>
	);
}

function Answered({ request: { status, askedBy, approvedAt, documents } }: Pick<Props, "request">) {
	const { own } = useWords("identities");
	if (status !== "Verified" || !approvedAt) {
		return (
			<p className="text-pretty break-words">
				{format(status === "Denied" ? own.denied : own.revoked, { inviter: askedBy })}
			</p>
		);
	}
	return (
		<p>
			<Filled text={own.state} values={{ when: <TimeInSentence at={approvedAt} /> }} />{" "}
			{documents > 0 ? format(own.sent, { count: documents }) : own.none}
		</p>
	);
}

function TakeBack({ isBusy }: { isBusy: boolean }) {
	const { own } = useWords("identities");
	return (
		<Button type="submit" name="answer" value="Withdraw" isBusy={isBusy}>
			{own.back}
		</Button>
	);
}
