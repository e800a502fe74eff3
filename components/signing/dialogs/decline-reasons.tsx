import type { SigningMessages } from "#lib/i18n/signing/signing-messages.ts";

/** What stands for a reason that is none of the list. */
export const OTHER_REASON = "";

type Props = {
	words: SigningMessages["decline"];
	reasons: readonly string[];
	/** Left out: the form itself keeps what is chosen. */
	chosen?: string | null;
	onChoose?: (reason: string) => void;
	error?: string | null;
};

/** Why somebody declines: one of what the organisation offers, or another reason. */
export function DeclineReasons({ words, reasons, chosen, onChoose, error }: Props) {
	return (
		<fieldset className="min-w-0" aria-invalid={error ? true : undefined} aria-describedby="decline-note">
			<legend className="mb-1.5 font-medium text-ink">{words.choose}</legend>
			<div className="overflow-hidden rounded-control border border-line-strong">
				{[...reasons, OTHER_REASON].map((reason) => (
					<label
						key={reason}
						className="flex min-h-11 cursor-pointer items-start gap-3 border-line border-b px-3 py-2.5 text-ink text-read last:border-b-0 has-[:checked]:bg-sunken"
					>
						<input
							type="radio"
							name="reason"
							value={reason}
							required
							{...(onChoose ? { checked: chosen === reason, onChange: () => onChoose(reason) } : {})}
							className="mt-0.5 size-5 shrink-0 accent-seal"
						/>
						<span className="min-w-0 break-words" dir="auto">
							{reason === OTHER_REASON ? words.other : reason}
						</span>
					</label>
				))}
			</div>
			<div id="decline-note" className="min-h-5 text-bad">
				{error ? <span role="alert">{error}</span> : null}
			</div>
		</fieldset>
	);
}
