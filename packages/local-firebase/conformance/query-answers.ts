/** What Google's emulator answers to each of the queries, in its order. */
export const ANSWERS: Record<string, string> = {
  'every type in order':
    'null false true nan lowest minusone zero onehalf two twodouble big early late ' +
    'empty capital a accent private emoji bytes bytesmore reference referencedeep ' +
    'point pointeast noitems list listlonger nofields map maplater',
  'every type backwards':
    'maplater map nofields listlonger list noitems pointeast point referencedeep ' +
    'reference bytesmore bytes emoji private accent a capital empty late early big ' +
    'twodouble two onehalf zero minusone lowest nan true false null',
  'names alone':
    'a accent big bytes bytesmore capital early emoji empty false late list ' +
    'listlonger lowest map maplater minusone missing nan nofields noitems null ' +
    'onehalf point pointeast private reference referencedeep true two twodouble ' +
    'zero',
  'a range stays within its type': 'onehalf two twodouble big',
  'a range of doubles holds integers': 'lowest minusone zero onehalf two twodouble',
  'a range of strings': 'a accent private emoji',
  'a range of timestamps': 'early',
  'a range backwards': 'a capital empty',
  'an integer equals its double': 'two twodouble',
  'an array equals': 'list',
  'a map equals': 'map',
  'is null': 'null',
  'is not a number': 'nan',
  'is not null':
    'false true nan lowest minusone zero onehalf two twodouble big early late empty ' +
    'capital a accent private emoji bytes bytesmore reference referencedeep point ' +
    'pointeast noitems list listlonger nofields map maplater',
  'is a number or no number':
    'false true lowest minusone zero onehalf two twodouble big early late empty ' +
    'capital a accent private emoji bytes bytesmore reference referencedeep point ' +
    'pointeast noitems list listlonger nofields map maplater',
  'differs, where there is a value':
    'false true nan lowest minusone zero onehalf big early late empty capital a ' +
    'accent private emoji bytes bytesmore reference referencedeep point pointeast ' +
    'noitems list listlonger nofields map maplater',
  'is one of': 'a two twodouble',
  'is none of':
    'false true nan lowest minusone zero onehalf big early late empty capital ' +
    'accent private emoji bytes bytesmore reference referencedeep point pointeast ' +
    'noitems list listlonger nofields map maplater',
  'holds an element': 'list listlonger',
  'holds one of the elements': 'listlonger',
  'both conditions': 'twodouble',
  'either condition': 'a bytes capital early listlonger nan onehalf point',
  'a field with an odd name': 'missing',
  'a field in a map': 'map',
  'the first three': 'null false true',
  'after an offset': 'true nan',
  'from a value on':
    'a accent private emoji bytes bytesmore reference referencedeep point pointeast ' +
    'noitems list listlonger nofields map maplater',
  'after a value':
    'accent private emoji bytes bytesmore reference referencedeep point pointeast ' +
    'noitems list listlonger nofields map maplater',
  'up to a value, included': 'null false true nan lowest minusone zero onehalf two twodouble',
  'up to a value, excluded': 'null false true nan lowest minusone zero onehalf',
  'two orders':
    'bytes capital early listlonger nan onehalf point a big emoji list maplater ' +
    'referencedeep true zero empty false map minusone missing noitems private ' +
    'reference twodouble accent bytesmore late lowest nofields null pointeast two',
};
