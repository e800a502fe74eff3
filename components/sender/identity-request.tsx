"use client";

import { useState } from "react";
import { Address } from "#components/ui/address.tsx";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Notice } from "#components/ui/notice.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { IdentityRequestView } from "#lib/contract/sender-identities/identity-request-view.ts";
import type { SenderIdentityStatus } from "#lib/contract/sender-identities/literals.ts";
import type { IdentityMessages } from "#lib/i18n/identity/en.ts";
import { fill } from "#lib/i18n/signing/fill.ts";

type Answer = "Approve" | "Deny" | "Withdraw";

type Props = {
	token: string;
	request: IdentityRequestView;
	words: IdentityMessages;
	answer: (input: { token: string; answer: Answer }) => Promise<ActionAnswer<{ status: SenderIdentityStatus }>>;
};

/** The question to a person, the answer that was given, and the way to take a consent back. */
export function IdentityRequest({ token, request, words, answer }: Props) {
	const [status, setStatus] = useState(request.status);
	const [busyWith, setBusyWith] = useState<Answer | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const names = { account: request.accountName, inviter: request.askedBy };

	async function give(choice: Answer) {
		if (busyWith) return;
		setBusyWith(choice);
		const heard = await answer({ token, answer: choice }).catch(() => null);
		setBusyWith(null);
		if (heard?.ok) setStatus(heard.value.status);
		setProblem(heard?.ok ? null : (heard?.message ?? words.unreachable));
	}

	const buttonFor = (choice: Answer, label: string, variant: "primary" | "secondary") => (
		<Button variant={variant} size="lg" isBusy={busyWith === choice} onClick={() => give(choice)}>
			{label}
		</Button>
	);
	return (
		<div className="flex flex-col gap-5" aria-live="polite">
			{status === "Pending" ? (
				<Question request={request} words={words} names={names} />
			) : (
				<div>
					<h1 className="mb-2 text-balance font-semibold text-display">{words.states[status].heading}</h1>
					<p className="text-ink-soft text-read">{fill(words.states[status].text, names)}</p>
				</div>
			)}
			{problem ? <Notice tone="bad">{problem}</Notice> : null}
			<div className="flex flex-wrap gap-3">
				{status === "Pending" && !request.isExpired ? buttonFor("Approve", words.approve, "primary") : null}
				{status === "Pending" ? buttonFor("Deny", words.deny, "secondary") : null}
				{status !== "Pending" && request.redirectUrl ? (
					<ButtonLink href={request.redirectUrl} variant="primary" size="lg">
						{words.goOn}
					</ButtonLink>
				) : null}
				{status === "Verified" ? buttonFor("Withdraw", words.withdraw, "secondary") : null}
			</div>
		</div>
	);
}

type QuestionProps = Pick<Props, "request" | "words"> & { names: { account: string; inviter: string } };

function Question({ request, words, names }: QuestionProps) {
	return (
		<>
			<div>
				<h1 className="mb-2 text-balance font-semibold text-display">{fill(words.heading, names)}</h1>
				<p className="text-ink-soft text-read">{fill(words.lead, names)}</p>
			</div>
			<dl className="rounded-control border border-line bg-paper px-4 py-3">
				<dt className="text-ink-soft text-sm">{words.shownAs}</dt>
				<dd className="break-words font-medium text-read">{request.name}</dd>
				{request.name === request.email ? null : (
					<dd className="break-words text-ink-soft">
						<Address text={request.email} />
					</dd>
				)}
			</dl>
			<ul className="flex list-disc flex-col gap-1.5 pl-5 text-read">
				{words.points.map((point) => (
					<li key={point}>{fill(point, names)}</li>
				))}
			</ul>
			{request.isExpired ? <Notice tone="warn">{fill(words.expired, names)}</Notice> : null}
		</>
	);
}
