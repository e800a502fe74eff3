import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { Notice } from "../notice.tsx";

type Props = {
	/** What is wrong with the whole of it; null for nothing. */
	problem: string | null;
	isBusy: boolean;
	/** What the button does. */
	children: ReactNode;
};

/** The end of a form of settings: what is wrong, read out at once, and the button that sends it. */
export function FormEnd({ problem, isBusy, children }: Props) {
	return (
		<div className="flex flex-col gap-3">
			<div aria-live="assertive">{problem ? <Notice tone="bad">{problem}</Notice> : null}</div>
			<div className="flex justify-end">
				<Button type="submit" variant="primary" isBusy={isBusy}>
					{children}
				</Button>
			</div>
		</div>
	);
}
