//! A small neural network: positions in, one number out.

/// Two hidden layers with rectifiers. The weights are laid out input by input, so that a layer is a sum of scaled rows: fast
/// without any reordering of sums, and therefore the same on every machine.
#[derive(Clone, Debug)]
pub struct Net {
    inputs: usize,
    first: Vec<[f32; FIRST]>,
    first_bias: [f32; FIRST],
    second: Vec<[f32; SECOND]>,
    second_bias: [f32; SECOND],
    last: [f32; SECOND],
}

const FIRST: usize = 32;
const SECOND: usize = 16;

impl Net {
    /// Reads the weights: little-endian floats, layer by layer, each layer's rows and then its bias. Nothing if their number
    /// does not fit.
    pub fn read(inputs: usize, bytes: &[u8]) -> Option<Self> {
        let (numbers, rest) = bytes.as_chunks::<4>();
        let numbers: Vec<f32> = numbers.iter().map(|&bytes| f32::from_le_bytes(bytes)).collect();
        let (first, numbers) = numbers.split_at_checked(inputs * FIRST)?;
        let (first_bias, numbers) = numbers.split_first_chunk()?;
        let (second, numbers) = numbers.split_at_checked(FIRST * SECOND)?;
        let (second_bias, numbers) = numbers.split_first_chunk()?;
        let (last, numbers) = numbers.split_first_chunk()?;
        (rest.is_empty() && numbers.is_empty()).then(|| Self {
            inputs,
            first: first.as_chunks().0.to_vec(),
            first_bias: *first_bias,
            second: second.as_chunks().0.to_vec(),
            second_bias: *second_bias,
            last: *last,
        })
    }

    /// The output for one input.
    #[inline]
    pub fn evaluate(&self, input: &[f32]) -> f32 {
        debug_assert_eq!(input.len(), self.inputs);
        let first = layer(&self.first, &self.first_bias, input);
        let second = layer(&self.second, &self.second_bias, &first);
        second.iter().zip(&self.last).map(|(x, weight)| x * weight).sum()
    }
}

#[inline]
fn layer<const N: usize>(weights: &[[f32; N]], bias: &[f32; N], input: &[f32]) -> [f32; N] {
    let mut sums = *bias;
    for (row, &x) in weights.iter().zip(input) {
        if x != 0.0 {
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum += x * weight;
            }
        }
    }
    sums.map(|sum| sum.max(0.0))
}
