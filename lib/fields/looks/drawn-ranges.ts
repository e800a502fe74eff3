/**
 * The code points that the fonts of sealed files have glyphs for: pairs of base 36, the step from the end of the range
 * before to the first one, and from that to the last. lib/pdf/fonts/drawn-ranges.test.ts holds it against the fonts.
 */
export const DRAWN_RANGES =
	"x qo f qp 5b u a qq 3 3d 7 l3 5 qo rr 8a 8m v 4x g 5 0 2 7 c2 8 8 1b h 15 7 6x 2 jp t 1 5 0 d 3f 5 b 8 1 5 0 " +
	"7 9 g 1 e 1 b 2 5 1 4 0 2 0 2 0 i 3 c 0 b 0 2 1 2 6 4 0 2 2 2 0 5 0 3 3 3 0 2 9 6 3 6 0 6 0 2 0 3 0 4 0 6 0 " +
	"e 2 2 3 3 1 3 1 3 1 3 1 b 5 3 1 a 4 7 0 5 0 q 0 r 1 16 2 b 0 6 0 2 1 d 2 3q 1 d e 2 1 b 1 e a 5 2 15 0 1p 97 " +
	"6 2 3 1 5 1 3 1 5 6 2 5 f 4 9 0 c 3 2 6 3 0 5 1 2 0 3 4 4 4 2 1 3 0 4 0 4 1 9 2 6 2 6 b c g 3 d j 5 2 0 2 1 " +
	"4 1 6 0 3 1 5 1 c 1 6 1 3 0 6 1 2 0 2 1 l 1 6 5 2 3 3 0 5 0 3 0 3 5 2 0 3 2 2 0 4 0 3 0 4 0 7 0 b 1 9 0 2 1 " +
	"4 0 3 0 5 0 2 0 5 4 c 1 i 9 m 2 a 0 f 0 f 0 ad 1 3u 0 1n 1 7e 2 j 2 1g 0 5 0 7f v 3l 19 2b hn 6 8c 4 3t 6 z " +
	"d 7i 2 17 2 58o 23 g5s 19s 2n 2p 5m 6 1 2 0 2 4 p d 1d 9 4n v 1b 0 1e s 2s u 2q v 3m 2y 45 fhp 43 5e h cc 3 " +
	"1h 8 fi 1hf 1m 1fn 2 ki j vg c wk 9 12pj u 1qa u 1l2 0 5n 0 1d a 6 u 2 1n 5 16 24 2c 6 h 4v x 3 33 3 1 2 2 3 " +
	"2a 3 2 2 7a 2 1q c 5 2 n 8 1 3 7 d 0 3 3 3 0 5 1 e 1 3 0 9 1 a 0 6 2 d 2 9 2 3 0 2 0 5 0 7 0 4 0 7 2d 1d 1x " +
	"6 7 3 g 4 0 2 5 3 9 6c g 7w 1a 2 9 2 54 35 3s 103 0 3g 0 2 1 o 0 2 0 c 0 s 0 15 0 2r 0 c 0 1q 0 35 0 7s 0 1y " +
	"0 g 0 3c 0 29 0 5b 0 1i 0 36 0 p 0 c 0 1n 0 n 0 26 0 3a 0 2r 0 3d 0 1r 0 1f 0 3j 0 2d 0 32 0 8 0 p 0 5j 0 33 " +
	"0 22 0 3m 0 o 0 7t 0 39 0 j 0 3t 0 3n 0 9 0 14 0 5m 0 iq 0 1o 0 o 0 v 0 7 0 2k 0 d 0 p 0 u 0 r 0 e 0 2e 0 16 " +
	"0 27 0 2i 1 a1 0 34 0 31 0 2a 0 1o 0 aj 0 7a 0 2f 0 fw 0 5z 0 o 0 t 0 m 0 q 0 a 0 5 0 m 0 15 0 2b 1 6i 0 2g " +
	"0 3o 0 ap 0 4d 0 7a 0 3z 0 gs 0 6i 0 a0 0 28 0 4k 0 1s 0 89 0 3y 0 9 1 2e 0 3b 0 7 0 cd 0 2p 0 bt 0 cr 0 d 1 " +
	"1d 0 al 0 2i 0 4 0 2 1 2 0 5 0 5 0 5 0 q 0 24 1 6 0 k 0 3j 0 3a 0 1m 0 1c 0 7 0 31 2 d 0 5h 0 g 0 z 0 10 1 " +
	"3n 0 a 0 e 0 11 0 p 0 gr 0 dj 0 o 1 12 0 1s 0 2 0 e 0 1e 0 43 0 12 1 15 0 9n 0 5p 0 23 0 31 0 5f 0 1k 0 6o 0 " +
	"5q 0 k 0 gp 0 3g 0 98 0 4l 0 2b 0 7 0 6j 0 1j 0 1n 0 1c 0 24 0 3x 0 p 0 4n 0 72 0 6o 0 a 0 15 0 1f 0 x 0 9z " +
	"0 2g 0 b 0 5p 0 3r 0 10 0 o 0 1l 0 1a 0 de 0 2o 0 23 0 1h 0 10 0 1c 0 1x 1 5z 0 6q 0 1k 0 b 0 5c 0 9c 0 8 0 " +
	"8 0 77 0 c 1 d 0 5d 0 49 0 p 0 8t 0 3x 0 14 0 c 0 3 0 2l 0 l 1 g 0 1n 0 1l 0 3c 0 c 0 r 0 h 0 b 0 21 0 3x 0 " +
	"8k 1 20 0 6 0 m 0 5i 0 52 0 3v 0 dl 0 8 0 1e 0 31 0 2n 0 9t 0 d 0 2v 0 u 0 16 0 1w 0 1t 0 1m 0 1g 0 17 0 20 " +
	"0 2l 0 5h 0 8 0 22 0 17 0 1r 0 9v 0 11 0 8f 0 2q 2 70 0 p 0 18 0 ip 1 z 0 i 0 1l 0 cr 1 s 0 2b 0 f 0 3f 0 l " +
	"0 1b 0 9s 0 5v 0 1b 0 5s 0 8f 0 b 0 9 0 39 0 3g 0 57 0 19 0 34 0 br 0 1u 0 41 0 1d 0 cc 0 b 0 35 0 62 0 1n 0 " +
	"4 0 21 0 7q 0 2l 1 4v 0 t 0 1u 0 z 0 6e 0 9y 0 3 0 y 0 s 1 1e 1 2r 0 b 0 q 0 1a 0 14 0 1g 0 g 0 7 0 2t 0 3c " +
	"0 1a 0 2g 0 8 0 2 0 3 0 3t 0 1f 0 2p 0 3u 0 k 0 8 0 8 0 n 0 2b 0 g 0 2a 0 b 0 1o 0 5i 0 d9 0 5n 0 h 0 db 0 " +
	"8v 0 4w 0 35 0 15 0 1j 0 5c 0 52 0 bw 0 k9 0 40 0 1m 0 14 0 c 0 1t 0 1m 0 n 0 e 0 45 0 5 0 9 0 1u 0 9 0 1v 0 " +
	"l 0 2b 0 3b 0 47 0 82 0 62 0 4r 0 ca 0 h 0 o 0 48 0 8b 0 7y 0 s 0 5r 0 22 0 6 0 y 0 11m 0 at 1 f 1 51 0 7n 0 " +
	"2r 0 c 0 3 0 b 0 3r 0 c 0 3 0 26 0 3q 0 8 0 7 0 3 0 k 1 14 0 3c 1 4 0 1g 0 d 0 14 1 9 2 2 0 2 0 2x 1 n 0 1s " +
	"0 2h 0 b 0 2 0 7 0 2 0 9 0 h 1 5 0 6 0 7 0 2 0 3 0 6 0 l 0 3 0 3 0 e 0 8 0 4 0 6 0 3 0 6 0 e 0 a 0 9 0 3 0 a " +
	"0 4 0 3 0 a 0 3 0 2 0 4c 0 en 0 48 0 3 0 q 0 7 0 48 0 9o 0 g 0 34 0 1e 0 e8 1 3j 0 x 0 7f 0 4 0 w 0 3n 0 c 0 " +
	"s 0 37 0 1w 0 6 0 3 0 84 0 c 0 3 0 4r 0 5t 0 5 0 9 0 8 0 2 2 2 0 j 0 8 1 69 0 3 0 34 0 y 0 1o 0 64 0 5 0 3 0 " +
	"i 0 k 0 3 0 j 0 6d 0 c 0 33 0 18 0 3k 0 4 1 3 0 7 1 2 0 4 0 2 0 9 0 4 0 c 1 9 0 5 0 3 0 3 0 4 0 3 0 2 0 4 0 " +
	"1h 0 e 1 e 0 3s 0 9 0 46 1 7 0 2 0 3 1 7 0 3l 0 2 0 2 1 f 1 8 0 5 1 13 0 1v 0 2 0 9 0 3 0 4 0 2a 0 c 0 b 0 " +
	"86p 0 b 0 6 0 3 0 2 0 8 0 6 0 4 0 7 0 c 0 7 0 c 0 g 0 b 0 6 0 4 0 d 0 l 1 c 0 6 0 6 0 4 0 t 0 8 1 5 0 4 0 5 " +
	"0 3 0 f 0 7 0 8 0 4 0 b 0 6 1 10 0 2 0 11 0 15 0 1n 0 e 1 l 0";
