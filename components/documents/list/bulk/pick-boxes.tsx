import type { ChangeEvent } from "react";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import type { usePicked } from "./use-picked.ts";

/** Chooses all rows of the page, or none. */
export function PickPage({ picked }: { picked: ReturnType<typeof usePicked> }) {
	const { bulk } = useWords("list");
	return (
		<label className="-m-3 grid cursor-pointer place-items-center p-3">
			<input
				ref={(box) => {
					if (box) box.indeterminate = picked.isPagePartlyPicked;
				}}
				type="checkbox"
				checked={picked.isPagePicked}
				onChange={picked.togglePage}
				aria-label={bulk.pickPage}
				className="size-4.5 accent-seal"
			/>
		</label>
	);
}

type Props = {
	title: string;
	isPicked: boolean;
	/** @param isWithShift all between it and the one chosen before are meant */
	onPick: (isWithShift: boolean) => void;
};

/** Chooses a row. */
export function PickBox({ title, isPicked, onPick }: Props) {
	const { untitled } = useWords("documents");
	const { bulk } = useWords("list");
	return (
		<label className="-m-3 relative z-10 grid cursor-pointer select-none place-items-center self-start p-3 md:self-center">
			<input
				type="checkbox"
				checked={isPicked}
				// Shift chooses rows, and not the words between the two.
				onMouseDown={(event) => event.shiftKey && event.preventDefault()}
				onChange={(event) => onPick(isWithShift(event))}
				aria-label={format(bulk.pick, { title: title || untitled })}
				className="size-4.5 accent-seal"
			/>
		</label>
	);
}

/** A box says only that it changed, by a click. */
function isWithShift({ nativeEvent }: ChangeEvent): boolean {
	return "shiftKey" in nativeEvent && nativeEvent.shiftKey === true;
}
