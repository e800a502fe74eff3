"use client";

import { useActionState } from "react";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Notice } from "#components/ui/notice.tsx";
import type { IdentityAnswered, IdentityRequestView } from "#lib/contract/sender-identities/identity-request-view.ts";
import type { SenderIdentityStatus } from "#lib/contract/sender-identities/literals.ts";
import type { IdentityMessages } from "#lib/i18n/identity/identity-messages.ts";
import type { CatalogueLocale } from "#lib/i18n/locales.ts";
import { format } from "#lib/i18n/message.ts";
import { AnswerButtons, AnswerUntil } from "./answer-buttons.tsx";
import { IdentityQuestion, TakeBackHint } from "./identity-question.tsx";
import { RecipientSees } from "./recipient-sees.tsx";

type Props = {
	token: string;
	request: IdentityRequestView;
	words: IdentityMessages;
	locale: CatalogueLocale;
	answer: (before: IdentityAnswered, form: FormData) => Promise<IdentityAnswered>;
};

/** The question to a person, the answer that was given, and the way to take a consent back. A form: it works without scripts. */
export function IdentityRequest({ token, request, words, locale, answer }: Props) {
	const [{ status: given, problem }, act, isBusy] = useActionState(answer, { status: null, problem: null });
	const status = given ?? request.status;
	const isOpen = status === "Pending";
	return (
		<div className={isOpen ? "grid gap-x-12 gap-y-8 md:grid-cols-[minmax(0,1fr)_22rem]" : "mx-auto max-w-xl"}>
			<div aria-live="polite" className="flex min-w-0 flex-col gap-6">
				{isOpen ? <IdentityQuestion request={request} words={words} /> : <Answered {...{ status, request, words }} />}
				{problem ? <Notice tone="bad">{problem}</Notice> : null}
				<form action={act} className="flex flex-wrap items-center gap-3">
					<input type="hidden" name="token" value={token} />
					<Buttons {...{ status, request, words, isBusy }} />
				</form>
				{isOpen ? <AnswerUntil {...{ request, words, locale }} /> : null}
			</div>
			{isOpen ? (
				<aside className="flex flex-col gap-6">
					<RecipientSees request={request} words={words.preview} />
					<TakeBackHint words={words.takeBack} />
				</aside>
			) : null}
		</div>
	);
}

type ButtonsProps = Pick<Props, "request" | "words"> & { status: SenderIdentityStatus; isBusy: boolean };

/** What can be answered now. */
function Buttons({ status, request, words, isBusy }: ButtonsProps) {
	return (
		<>
			{status === "Pending" ? <AnswerButtons mayApprove={!request.isExpired} words={words} isBusy={isBusy} /> : null}
			{status !== "Pending" && request.redirectUrl ? (
				<ButtonLink href={request.redirectUrl} variant="primary" size="lg">
					{words.goOn}
				</ButtonLink>
			) : null}
			{status === "Verified" ? (
				<Button type="submit" name="answer" value="Withdraw" size="lg" isBusy={isBusy}>
					{words.withdraw}
				</Button>
			) : null}
		</>
	);
}

type AnsweredProps = Pick<Props, "request" | "words"> & { status: Exclude<SenderIdentityStatus, "Pending"> };

function Answered({ status, request, words }: AnsweredProps) {
	const names = { account: request.accountName, inviter: request.askedBy };
	return (
		<div>
			<h1 className="mb-2 text-balance font-semibold text-display">{words.states[status].heading}</h1>
			<p className="text-pretty text-ink-soft text-read">{format(words.states[status].text, names)}</p>
			{request.documents > 0 ? (
				<p className="mt-2 text-ink-soft text-read">{format(words.documents, { count: request.documents })}</p>
			) : null}
		</div>
	);
}
