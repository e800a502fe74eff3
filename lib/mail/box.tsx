import type { CSSProperties, ReactNode } from "react";

type BoxProps = { className?: string; style: CSSProperties; children: ReactNode };

/** A padded, coloured or bordered box. It is a table cell because Outlook pads nothing else. */
export function Box({ className, style, children }: BoxProps) {
	return (
		<table
			role="presentation"
			width="100%"
			border={0}
			cellPadding="0"
			cellSpacing="0"
			style={{ borderCollapse: "separate" }}
		>
			<tbody>
				<tr>
					<td className={className} style={style}>
						{children}
					</td>
				</tr>
			</tbody>
		</table>
	);
}
