/** The logo's pulse, enlarged as decoration. */
export function PulseLine({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 640 240" fill="none" aria-hidden="true" className={className}>
      {[0, 14, 28].map((shift, index) => (
        <path
          key={shift}
          d={`M${-900 + shift * 8} 150H210l44-96 78 168 46-72H900`}
          className="stroke-primary"
          strokeOpacity={[0.9, 0.28, 0.12][index]}
          strokeWidth={index === 0 ? 5 : 2}
          strokeLinecap="round"
          strokeLinejoin="round"
          transform={`translate(${shift} ${-shift})`}
        />
      ))}
    </svg>
  );
}
