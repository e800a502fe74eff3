import { buttonClass } from "#components/ui/button-class.ts";
import { CONTROL_CLASS } from "#components/ui/forms/text-field.tsx";
import { format } from "#lib/i18n/message.ts";
import type { SigningMessages } from "#lib/i18n/signing/signing-messages.ts";
import { DeclineReasons } from "./decline-reasons.tsx";

/** Where the server leads back to whoever gave no reason. */
export const NO_REASON_ID = "decline-needed";

type Props = { action: string; reasons: readonly string[]; sender: string; messages: SigningMessages };

/** Refusing to sign, for who has no scripts. */
export function DeclineForm({ action, reasons, sender, messages: { decline, actions } }: Props) {
	const isFree = reasons.length === 0;
	return (
		<details className="mb-4 rounded-control border border-line bg-surface px-4 py-1 text-ink">
			<summary className="inline-flex min-h-11 cursor-pointer items-center text-read underline decoration-line underline-offset-2">
				{actions.decline}
			</summary>
			<form method="post" action={action} className="flex flex-col gap-3 pb-3">
				<div className="text-ink-soft text-read">{format(decline.intro, { sender })}</div>
				{isFree ? null : <DeclineReasons words={decline} reasons={reasons} />}
				<label className="flex flex-col gap-1.5">
					<span className="font-medium">{isFree ? decline.reason : decline.words}</span>
					<textarea name="words" rows={3} maxLength={2000} required={isFree} className={`${CONTROL_CLASS} py-2.5`} />
				</label>
				<button type="submit" className={buttonClass("danger", "lg")}>
					{decline.confirm}
				</button>
			</form>
		</details>
	);
}
