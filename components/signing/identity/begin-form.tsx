import { EyeOff, Hourglass, type LucideIcon, ShieldCheck } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import type { IdentityKind } from "#lib/contract/signing/identity-page.ts";
import { format } from "#lib/i18n/message.ts";
import type { PartProps } from "./part-props.ts";

/** Says what is asked for, why and how long it is kept; takes the consent and which document it shall be. */
export function BeginForm(part: PartProps) {
	const { token, page, words, identity } = part;
	const { provider } = identity.progress;
	const named = { sender: page.brand.senderName, provider: provider ?? "" };
	const [only, ...others] = page.kinds;
	const single = others.length === 0 ? (only ?? null) : null;
	const [kind, setKind] = useState<IdentityKind | null>(single);
	const [agreed, setAgreed] = useState(false);
	const agreeId = useId();

	function submit(event: FormEvent) {
		event.preventDefault();
		void identity.begin(kind, agreed);
	}

	return (
		<form method="post" action={`/sign/${token}/identity/begin`} onSubmit={submit} className="flex flex-col gap-5">
			<Points {...part} />
			{single ? (
				<>
					<input type="hidden" name="kind" value={single} />
					<p>{format(words.only, { kind: words.kindsInText[single] })}</p>
				</>
			) : (
				<KindChoice
					{...part}
					kind={kind}
					onChoose={(chosen) => {
						setKind(chosen);
						identity.forget();
					}}
				/>
			)}
			<label htmlFor={agreeId} className="flex cursor-pointer items-start gap-3 border-line border-t pt-5">
				<input
					id={agreeId}
					type="checkbox"
					name="agreed"
					checked={agreed}
					onChange={({ target }) => {
						setAgreed(target.checked);
						identity.forget();
					}}
					className="mt-0.5 size-5 shrink-0 accent-seal"
				/>
				<span>{format(provider === null ? words.agree : words.hosted.agree, named)}</span>
			</label>
			<Button
				type="submit"
				variant="primary"
				size="lg"
				isBusy={identity.isBusy}
				className="max-sm:w-full sm:self-start"
			>
				{provider === null ? words.begin : format(words.hosted.go, named)}
			</Button>
		</form>
	);
}

function Points({ page: { brand, retentionDays }, words, identity }: PartProps) {
	const { provider } = identity.progress;
	const sender = { sender: brand.senderName, provider: provider ?? "" };
	const { why, kept } = words.points;
	const who = provider === null ? words.points.who : words.hosted.who;
	const keptText = provider === null ? kept.text : words.hosted.kept;
	return (
		<ul className="flex flex-col gap-3.5">
			<Point Icon={ShieldCheck} title={why.title} text={format(why.text, sender)} />
			<Point Icon={EyeOff} title={who.title} text={format(who.text, sender)} />
			<Point Icon={Hourglass} title={kept.title} text={format(keptText, { count: retentionDays, ...sender })} />
		</ul>
	);
}

function Point({ Icon, title, text }: { Icon: LucideIcon; title: string; text: string }) {
	return (
		<li className="flex gap-3">
			<Icon size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-soft" />
			<span className="min-w-0">
				<span className="block font-medium">{title}</span>
				<span className="block text-ink-soft">{text}</span>
			</span>
		</li>
	);
}

type KindProps = PartProps & { kind: IdentityKind | null; onChoose: (kind: IdentityKind) => void };

function KindChoice({ page, words, kind, onChoose }: KindProps) {
	return (
		<fieldset className="flex flex-col gap-2">
			<legend className="mb-2 font-medium">{words.choose}</legend>
			{page.kinds.map((one) => (
				<label
					key={one}
					className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control border border-line px-4 py-2.5 hover:border-line-strong has-checked:border-seal has-checked:bg-seal-soft"
				>
					<input
						type="radio"
						name="kind"
						value={one}
						checked={kind === one}
						onChange={() => onChoose(one)}
						className="size-5 shrink-0 accent-seal"
					/>
					<span className="min-w-0">
						<span className="block font-medium">{words.kinds[one]}</span>
						<span className="block text-ink-soft text-sm">{words.kindsAbout[one]}</span>
					</span>
				</label>
			))}
		</fieldset>
	);
}
