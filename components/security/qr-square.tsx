type Props = { qr: { size: number; path: string }; label: string };

/** A QR code, black on white in the dark as well: cameras expect it so. */
export function QrSquare({ qr: { size, path }, label }: Props) {
	return (
		<div className="paper-light w-full self-start max-w-48 shrink-0 rounded-card border border-line bg-white p-1">
			<svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className="w-full">
				<path d={path} fill="#000000" shapeRendering="crispEdges" />
			</svg>
		</div>
	);
}
