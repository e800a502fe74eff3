import { cx } from "#components/ui/cx.ts";
import { recipientLook } from "./recipient-look.ts";

type Props = {
	/** `DraftRecipient.hue` */
	hue: number;
	/** Initials, or a number as long as there is no name: see recipient-mark.ts. */
	mark: string;
	isSmall?: boolean;
};

/** A recipient as the fields on the paper show it: colour, pattern and initials. The name stands beside it. */
export function RecipientToken({ hue, mark, isSmall }: Props) {
	const { colour, pattern } = recipientLook(hue);
	return (
		<span
			aria-hidden="true"
			className={cx("recipient-token", isSmall && "recipient-token-small")}
			data-pattern={pattern}
			style={{ "--hue": colour } as object}
		>
			{mark}
		</span>
	);
}
