"use client";

import { ButtonLink } from "#components/ui/button-link.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import { format, formatAny } from "#lib/i18n/message.ts";
import { MessageIcon } from "../endings/message-icon.tsx";
import { MessagePage } from "../endings/message-page.tsx";
import { WriteToSender } from "../endings/write-to-sender.tsx";
import { BeginForm } from "./begin-form.tsx";
import { CapturePart } from "./capture-part.tsx";
import { GoOnForm } from "./go-on-form.tsx";
import { GoOutside } from "./go-outside.tsx";
import { identityWords, isBegunAnew } from "./identity-words.ts";
import { LinesForm } from "./mrz-lines-form.tsx";
import { OnPhone } from "./on-phone.tsx";
import type { IdentityPageProps, PartProps } from "./part-props.ts";
import { problemOf } from "./problem-of.ts";
import { useIdentity } from "./use-identity.ts";

/**
 * Stands before a document until its signer has shown an identity document and its sender has accepted it. Knows nothing
 * of the document but its title, its sender and the face of its paper.
 */
export function IdentityApp({ said, ...props }: IdentityPageProps) {
	const { token, page, words, messages } = props;
	const identity = useIdentity(token, page, said);
	const { icon, title, text } = identityWords(page, identity.progress, words);
	const { brand, locale } = page;
	const problem = problemOf(identity, {
		words,
		messages,
		locale,
		sender: brand.senderName,
		provider: identity.progress.provider ?? "",
	});
	const part = { ...props, identity };
	return (
		<MessagePage
			brand={brand}
			icon={<MessageIcon name={icon} />}
			title={title}
			line={format(messages.closed.documentLine, { title: page.title, sender: brand.senderName })}
			footer={brand.hidesTagLine ? null : messages.closed.footer}
		>
			<p className="sr-only" role="status">
				{title}
			</p>
			{text ? <p>{text}</p> : null}
			<Part {...part} />
			{problem ? (
				<p role="alert" className="text-bad">
					{problem}
				</p>
			) : null}
			<OnPhone {...part} />
		</MessagePage>
	);
}

function Part(part: PartProps) {
	const { progress } = part.identity;
	switch (isBegunAnew(progress) ? "Start" : progress.stage) {
		case "Start":
			return (
				<>
					<FailedTry {...part} />
					<BeginForm {...part} />
				</>
			);
		case "Capturing":
			return <CapturePart {...part} />;
		case "Outside":
			return <GoOutside {...part} />;
		case "Lines":
			return <LinesForm {...part} />;
		case "Reading":
			return <Waiting {...part} />;
		case "Review":
		case "Held":
			return <Again {...part} />;
		case "Accepted":
			return <GoOnForm {...part} />;
		case "Signed":
			return <WriteToSender {...part} />;
		case "Locked":
			return (
				<>
					<FailedTry {...part} />
					<WriteToSender {...part} />
				</>
			);
	}
}

/** Where no script looks whether a document was read. */
const LOOK_AGAIN_SECONDS = 3;

function Waiting({ token, words }: PartProps) {
	return (
		<div className="flex items-center gap-4 text-seal">
			<Spinner size={28} />
			<noscript>
				<meta httpEquiv="refresh" content={String(LOOK_AGAIN_SECONDS)} />
				<a href={`/sign/${token}`} className="underline underline-offset-4">
					{words.look}
				</a>
			</noscript>
		</div>
	);
}

function Again({ token, words }: PartProps) {
	return (
		<ButtonLink href={`/sign/${token}`} size="lg" className="max-sm:w-full sm:self-start">
			{words.look}
		</ButtonLink>
	);
}

/** Why the last try came to nothing, and how many there are left, if any. */
function FailedTry({ page: { brand }, words, identity: { progress } }: PartProps) {
	const { failed, triesLeft } = progress;
	if (!failed) return null;
	const sender = { sender: brand.senderName };
	return (
		<div className="flex flex-col gap-3">
			<p>
				{formatAny(words.failed.reasons[failed.reason], sender)}{" "}
				{triesLeft > 0 ? format(words.failed.tries, { count: triesLeft }) : null}
			</p>
			{failed.note ? (
				<figure className="rounded-control bg-sunken px-4 py-3">
					<figcaption className="text-ink-soft text-sm">{format(words.failed.note, sender)}</figcaption>
					<blockquote className="whitespace-pre-wrap break-words" dir="auto">
						{failed.note}
					</blockquote>
				</figure>
			) : null}
		</div>
	);
}
