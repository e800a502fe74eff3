"use client";

import { shownKeys } from "#components/editor/actions/shortcut-keys.ts";
import { useIsMac } from "#components/editor/shell/use-is-mac.ts";
import { Dialog } from "#components/ui/dialogs/dialog.tsx";
import { KeyGroup } from "#components/ui/key-group.tsx";
import { useWords } from "#components/ui/words.tsx";

/** The keys of the workplace. */
export function KeySheet({ onClose }: { onClose: () => void }) {
	const { sheet: words } = useWords("palette");
	const { close } = useWords("common");
	const isMac = useIsMac();
	const shown = (keys: string) => shownKeys(keys, isMac);
	return (
		<Dialog title={words.title} isOpen onClose={onClose} closeLabel={close} look="wide">
			<div className="gap-x-10 sm:columns-2">
				<KeyGroup
					title={words.anywhere}
					entries={[
						[words.search, shown("mod+k")],
						[words.keys, "?"],
						[words.close, shown("escape")],
					]}
				/>
				<KeyGroup
					title={words.palette}
					entries={[
						[words.move, "↑ ↓"],
						[words.choose, shown("enter")],
						[words.into, "→"],
						[words.back, "←"],
					]}
				/>
				<KeyGroup
					title={words.list}
					entries={[
						[words.rows, "↑ ↓"],
						[words.pick, "␣"],
						[words.pickTo, shown("shift+␣")],
						[words.menu, shown("shift+f10")],
					]}
				/>
			</div>
			<p className="mt-4 text-ink-soft">{words.desk}</p>
		</Dialog>
	);
}
