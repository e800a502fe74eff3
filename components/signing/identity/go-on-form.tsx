import { Button } from "#components/ui/button.tsx";
import type { PartProps } from "./part-props.ts";

/** The sender has accepted: one press opens the document in this browser. */
export function GoOnForm({ token, words, identity }: PartProps) {
	return (
		<form
			method="post"
			action={`/sign/${token}/identity/continue`}
			onSubmit={(event) => {
				event.preventDefault();
				void identity.goOn();
			}}
		>
			<Button type="submit" variant="primary" size="lg" isBusy={identity.isBusy} className="max-sm:w-full">
				{words.accepted.open}
			</Button>
		</form>
	);
}
