import { Button } from "#components/ui/button.tsx";
import { format } from "#lib/i18n/message.ts";
import type { SignerAuthMessages } from "#lib/i18n/signing/signer-auth-messages.ts";

type Props = {
	action: string;
	words: SignerAuthMessages;
	/** One was sent already: this is not what is to be done next. */
	isAgain: boolean;
	/** 0: now. */
	waitSeconds: number;
	isBusy: boolean;
	onSend: () => void;
};

/** Has a code sent. A form of its own, which works without scripts; then the server says when it is too soon. */
export function SendCode({ action, words, isAgain, waitSeconds, isBusy, onSend }: Props) {
	const mustWait = isAgain && waitSeconds > 0;
	return (
		<form
			method="post"
			action={action}
			onSubmit={(event) => {
				event.preventDefault();
				if (!mustWait && !isBusy) onSend();
			}}
		>
			<Button
				type="submit"
				variant={isAgain ? "ghost" : "primary"}
				size="lg"
				isBusy={isBusy}
				disabled={mustWait}
				className={isAgain ? "-ml-5 text-seal tabular-nums max-sm:ml-0 max-sm:w-full" : "max-sm:w-full"}
			>
				{mustWait ? format(words.sendAgainIn, { time: clock(waitSeconds) }) : isAgain ? words.sendAgain : words.send}
			</Button>
		</form>
	);
}

/** 0:24 */
function clock(seconds: number): string {
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
