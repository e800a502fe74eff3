"use client";

import { Notice } from "#components/ui/notice.tsx";
import type { ProofOutcome } from "#lib/contract/signing/proof-page.ts";
import { format, formatAny } from "#lib/i18n/message.ts";
import type { SignerAuthMessages } from "#lib/i18n/signing/signer-auth-messages.ts";
import type { SigningMessages } from "#lib/i18n/signing/signing-messages.ts";
import { MessageIcon } from "../endings/message-icon.tsx";
import { MessagePage } from "../endings/message-page.tsx";
import { WriteToSender } from "../endings/write-to-sender.tsx";
import { busyText } from "../saving/busy-text.ts";
import { CodeForm } from "./code-form.tsx";
import type { ProofState } from "./proof-state.ts";
import { type ProofPageData, proofWords } from "./proof-words.ts";
import { SendCode } from "./send-code.tsx";
import { useCodeAge } from "./use-code-age.ts";
import { useProof } from "./use-proof.ts";

type Props = {
	token: string;
	page: ProofPageData;
	words: SignerAuthMessages;
	messages: Pick<SigningMessages, "closed" | "errors">;
	/** What came of a form that was sent without scripts; null: nothing was. */
	said: ProofOutcome | null;
};

/**
 * Stands before the document until its signer has proved who they are. Knows nothing of it but its title, its sender
 * and the face of its paper.
 */
export function ProofPage({ token, page, words, messages, said }: Props) {
	const { state, doing, failed, give, send } = useProof(token, page, said);
	const age = useCodeAge(state.code);
	const { brand, method, locale } = page;
	const code = age.isOver ? null : state.code;
	const isLost = code?.delivery === "failed";
	const { icon, title, text } = proofWords(page, { isLocked: state.isLocked, code }, words);
	const isSent = method !== "AccessCode";
	const hasForm = !isSent || (code !== null && !isLost);
	// One that was over before it came is a wrong one, and there is none any more.
	const isTooOld = age.isOver || (isSent && state.outcome === "wrong" && !state.code);
	const trouble =
		failed && (failed.reason === "busy" ? busyText({ messages, locale }, failed.retryAfterMs) : messages.errors.failed);
	return (
		<MessagePage
			brand={brand}
			icon={<MessageIcon name={icon} />}
			title={title}
			line={format(messages.closed.documentLine, { title: page.title, sender: brand.senderName })}
			footer={brand.hidesTagLine ? null : messages.closed.footer}
		>
			<p role={isLost ? "alert" : undefined}>{text}</p>
			{state.isLocked ? (
				<WriteToSender {...{ token, page, words }} />
			) : (
				<>
					<Said {...{ state, words, isTooOld, isLost }} />
					{hasForm ? (
						<CodeForm
							// A code that was just sent is waited for with the place where it goes in hand.
							key={state.code?.sentAt ?? "own"}
							{...{ token, page, words, state }}
							isFocused={state.outcome === "sent"}
							isBusy={doing === "looking"}
							onGive={give}
						/>
					) : null}
					{trouble ? (
						<p role="alert" className="text-bad">
							{trouble}
						</p>
					) : null}
					{isLost ? <WriteToSender {...{ token, page, words }} /> : null}
					{hasForm ? <Missing {...{ token, page, words }} /> : null}
					{isSent ? (
						<SendCode
							action={`/sign/${token}/proof/send`}
							words={words}
							isAgain={code !== null}
							waitSeconds={age.nextInSeconds}
							isBusy={doing === "sending"}
							onSend={() => void send()}
						/>
					) : null}
				</>
			)}
		</MessagePage>
	);
}

/** Where the code may be; without its scripts the page cannot look by itself whether it goes out. */
function Missing({ token, page: { method, brand }, words }: Pick<Props, "token" | "page" | "words">) {
	return (
		<p className="text-ink-soft text-sm">
			{formatAny(words.lost[method], { sender: brand.senderName })}
			{method === "AccessCode" ? null : (
				<noscript>
					{" "}
					<a href={`/sign/${token}`} className="text-seal underline underline-offset-4">
						{words.look}
					</a>
				</noscript>
			)}
		</p>
	);
}

type SaidProps = { state: ProofState; words: SignerAuthMessages; isTooOld: boolean; isLost: boolean };

/** What is to be known beside the code itself. */
function Said({ state: { outcome, isAgain, code }, words, isTooOld, isLost }: SaidProps) {
	const isLate = !isTooOld && code?.delivery === "late";
	const isOnItsWay = outcome === "sent" && isAgain && !isTooOld && !isLate && !isLost;
	const said = isTooOld ? words.tooOld : outcome === "wait" ? words.wait : outcome === "busy" ? words.busy : null;
	const trouble = said ?? (isLate ? words.late : null);
	return (
		<div role="status" className="empty:hidden">
			{isOnItsWay ? <Notice tone="good">{words.sentAgain}</Notice> : null}
			{trouble === null ? null : <Notice tone="warn">{trouble}</Notice>}
		</div>
	);
}
