import { stat, statfs } from "node:fs/promises";

/**
 * Local file systems of Linux, by the type in statfs(2). A directory keeps its inode there; network file systems and
 * those in user space may give it another one with each mount.
 */
const LASTING_INODES = new Set([
	0xef53, // ext2, ext3, ext4
	0x58465342, // XFS
	0x9123683e, // Btrfs
	0xf2f52010, // F2FS
	0x2fc12fc1, // ZFS
	0xca451a4e, // bcachefs
	0x01021994, // tmpfs
	0x794c7630, // overlayfs, of containers
]);

/**
 * Tells a directory from every copy of it, even one at the same path.
 *
 * @returns null when there is no directory, or where its file system gives it no lasting identity
 */
export async function placeOf(path: string): Promise<string | null> {
	try {
		const [found, { type }] = await Promise.all([stat(path, { bigint: true }), statfs(path)]);
		if (process.platform === "linux" && !LASTING_INODES.has(type)) return null;
		return `${found.ino}.${found.birthtimeNs}`;
	} catch {
		return null;
	}
}
