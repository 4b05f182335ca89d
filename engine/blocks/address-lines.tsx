interface AddressLinesProps {
  readonly lines: readonly string[];
  readonly className: string;
}

/** An address, a line each. */
export function AddressLines({ lines, className }: AddressLinesProps) {
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and they keep their order
    <span key={index} className={className}>
      {line}
    </span>
  ));
}
