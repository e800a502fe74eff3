import { Check, Undo2, X } from "lucide-react";
import type { ReactNode } from "react";
import { Address } from "#components/ui/address.tsx";
import { Avatar } from "#components/ui/avatar.tsx";
import type { IdentityRequestView } from "#lib/contract/sender-identities/identity-request-view.ts";
import type { IdentityMessages } from "#lib/i18n/identity/identity-messages.ts";
import { format } from "#lib/i18n/message.ts";

type Props = { request: IdentityRequestView; words: IdentityMessages };

/** The question, who asks, and what it allows and what not. */
export function IdentityQuestion({ request, words }: Props) {
	const names = { account: request.accountName, inviter: request.askedBy };
	return (
		<>
			<div>
				<h1 className="mb-3 text-balance break-words font-semibold text-display">{format(words.heading, names)}</h1>
				<p className="text-pretty break-words text-ink-soft text-read">
					{request.name === request.email ? null : `${format(words.hello, { name: request.name })} `}
					{format(words.lead, names)}
				</p>
			</div>
			<Asker request={request} words={words} />
			<div className="border-line border-b pb-6">
				<Limits words={words} heading="h2" />
			</div>
		</>
	);
}

/** Who asks: somebody of the account, or the account once they are gone. */
export function Asker({ request, words }: Props) {
	const names = { account: request.accountName, inviter: request.askedBy };
	return (
		<div className="flex items-center gap-3 rounded-card border border-line bg-surface px-4 py-3.5 sm:px-5">
			<Avatar name={request.askedBy} />
			<div className="min-w-0">
				<p className="break-words font-medium text-read">
					{request.askedByEmail ? format(words.of, names) : request.accountName}
				</p>
				{request.askedByEmail ? (
					<p className="break-words text-ink-soft">
						<Address text={request.askedByEmail} />
					</p>
				) : null}
			</div>
		</div>
	);
}

type LimitsProps = { words: IdentityMessages; heading: "h2" | "h3" };

/** What a yes allows, and what not. */
export function Limits({ words, heading }: LimitsProps) {
	return (
		<div className="grid gap-6 sm:grid-cols-2">
			<Points title={words.may} points={Object.values(words.mayDo)} heading={heading}>
				<Check size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-good" />
			</Points>
			<Points title={words.mayNot} points={Object.values(words.mayNotDo)} heading={heading}>
				<X size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-soft" />
			</Points>
		</div>
	);
}

type PointsProps = {
	title: string;
	points: readonly string[];
	heading: LimitsProps["heading"];
	children: ReactNode;
};

function Points({ title, points, heading: Heading, children }: PointsProps) {
	return (
		<div>
			<Heading className="mb-2 font-semibold text-read">{title}</Heading>
			<ul className="flex flex-col gap-2">
				{points.map((point) => (
					<li key={point} className="flex items-start gap-2.5 text-pretty text-read">
						{children}
						{point}
					</li>
				))}
			</ul>
		</div>
	);
}

/** That an answer is not for ever, and where it is taken back. */
export function TakeBackHint({ words }: { words: IdentityMessages["takeBack"] }) {
	return (
		<div className="flex items-start gap-2.5">
			<Undo2 size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-soft" />
			<div>
				<h2 className="font-medium">{words.heading}</h2>
				<p className="text-pretty text-ink-soft">{words.text}</p>
			</div>
		</div>
	);
}
